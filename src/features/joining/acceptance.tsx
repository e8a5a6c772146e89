import { AcceptNote } from '@/features/community';
import { LazyBoundary } from '@/ui/lazy-boundary';

/** Without these words one can ask to join all the same, and is asked about the rules as a member. */
const nothing = () => null;

/** What asking to join means, beside its button. */
export const Acceptance = ({ schoolId }: { schoolId: string | null }) => (
  <LazyBoundary failed={nothing}>
    <AcceptNote schoolId={schoolId} />
  </LazyBoundary>
);
