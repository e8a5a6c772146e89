import { AcceptNote } from '@/features/community';
import { LazyBoundary } from '@/ui/lazy-boundary';

/** Without these words one can ask to join all the same, and is asked about the rules as a member. */
const nothing = () => null;

/** Its room, two lines on the narrowest phones: a button that moved away under a finger would not be pressed. */
const room = <p className="h-[1lh] text-sm max-[379px]:h-[2lh]" />;

/** What asking to join means, beside its button. */
export const Acceptance = ({ schoolId }: { schoolId: string | null }) => (
  <LazyBoundary waiting={room} failed={nothing}>
    <AcceptNote schoolId={schoolId} />
  </LazyBoundary>
);
