import { useTranslation } from 'react-i18next';
import type { EditedText } from '@/backend/ports/posts';
import { Dialog } from '@/ui/dialog';
import { useRevisions } from '../api/use-revisions';
import { VersionList } from './version-list';

export interface VersionsDialogProps {
  of: EditedText;
  onOpenChange: (open: boolean) => void;
}

/** What a post or a comment said before it was changed, newest first. Reached through use-earlier-versions.tsx. */
export function VersionsDialog({ of, onOpenChange }: VersionsDialogProps) {
  const { t } = useTranslation('moderation');
  const revisions = useRevisions(of);
  return (
    <Dialog open onOpenChange={onOpenChange} title={t('versions.title')} description={t('versions.lead')}>
      <VersionList revisions={revisions} />
    </Dialog>
  );
}
