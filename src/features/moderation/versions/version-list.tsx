import { useTranslation } from 'react-i18next';
import type { Pages } from '@/backend/react';
import type { Revision } from '@/domain/entities/revision';
import { useFormat } from '@/i18n/format';
import { PagedList } from '@/ui/paged-list';
import { Rows } from '@/ui/rows';
import { TextBlock } from '@/ui/text-block';

/** What something said before it was changed, and from when to when, in the order of the pages. */
export function VersionList({ revisions }: { revisions: Pages<Revision> }) {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  return (
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
  );
}
