import { LazyBoundary } from '@/ui/lazy-boundary';
import { PausedBanner } from '../late-parts';

interface PausedNoteProps {
  isPaused: boolean;
  schoolId: string;
}

/** Says above a form that its reader is paused at the school; its words are fetched only for those who are. */
export const PausedNote = ({ isPaused, schoolId }: PausedNoteProps) =>
  isPaused && (
    <LazyBoundary>
      <PausedBanner schoolId={schoolId} />
    </LazyBoundary>
  );
