import { PushOffer } from '@/features/notification-settings';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { HomeScreenTip } from './home-screen-tip';

/** Nobody misses an offer. */
const nothing = () => null;

interface Props {
  /** Something was posted since the page was opened. */
  hasPosted: boolean;
}

/** What the app offers to do on this device, each once. */
export function Tips({ hasPosted }: Props) {
  return (
    <>
      <HomeScreenTip />
      {hasPosted && (
        <LazyBoundary failed={nothing}>
          <PushOffer />
        </LazyBoundary>
      )}
    </>
  );
}
