import { useTranslation } from 'react-i18next';
import type { Announcement } from '@/domain/entities/announcement';
import { VersionList } from '@/features/moderation';
import { Dialog } from '@/ui/dialog';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { useFormerWords } from '../api/use-tally';

export interface FormerWordsDialogProps {
  announcement: Announcement;
  onOpenChange: (open: boolean) => void;
}

/** What an announcement said before it was corrected, for staff. Reached through lazy-dialogs.ts. */
export function FormerWordsDialog({ announcement, onOpenChange }: FormerWordsDialogProps) {
  const { t } = useTranslation('announcements');
  const revisions = useFormerWords(announcement);
  return (
    <Dialog open onOpenChange={onOpenChange} title={t('former.title')} description={t('former.lead')}>
      <LazyBoundary>
        <VersionList revisions={revisions} />
      </LazyBoundary>
    </Dialog>
  );
}
