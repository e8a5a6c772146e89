import { useTranslation } from 'react-i18next';
import type { EditedText } from '@/backend/ports/posts';
import { useFormat } from '@/i18n/format';
import { Dialog } from '@/ui/dialog';
import { PagedList } from '@/ui/paged-list';
import { Rows } from '@/ui/rows';
import { TextBlock } from '@/ui/text-block';
import { useRevisions } from '../api/use-revisions';

export interface VersionsDialogProps {
  of: EditedText;
  onOpenChange: (open: boolean) => void;
}

/** What a post or a comment said before it was changed, newest first. Reached through use-earlier-versions.tsx. */
export function VersionsDialog({ of, onOpenChange }: VersionsDialogProps) {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  const revisions = useRevisions(of);
  return (
    <Dialog open onOpenChange={onOpenChange} title={t('versions.title')} description={t('versions.lead')}>
      <PagedList pages={revisions} failedText={t('versions.failed')} empty={t('versions.none')}>
        {(items) => (
          <Rows items={items} keyOf={({ id }) => id}>
            {({ content, writtenAt, replacedAt }) => (
              <>
                <p className="text-muted text-sm">
                  {writtenAt
                    ? t('versions.from', {
                        from: format.dateTime(writtenAt),
                        until: format.dateTime(replacedAt),
                      })
                    : t('versions.until', { until: format.dateTime(replacedAt) })}
                </p>
                <TextBlock text={content} />
              </>
            )}
          </Rows>
        )}
      </PagedList>
    </Dialog>
  );
}
