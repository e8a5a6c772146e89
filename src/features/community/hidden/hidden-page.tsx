import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/ui/empty-state';
import { Loaded } from '@/ui/loaded';
import { PageHeader } from '@/ui/page-header';
import { RelativeTime } from '@/ui/relative-time';
import { Rows } from '@/ui/rows';
import { useHiddenItems } from '../api/use-hidden-items';
import { ShowAgain } from './show-again';

/** /hidden: all that the reader has hidden, and whom they have blocked. */
export function HiddenPage() {
  const { t } = useTranslation('community');
  const hidden = useHiddenItems();
  return (
    <div className="mx-auto max-w-column">
      <PageHeader title={t('hiddenPage.title')} lead={t('hiddenPage.lead')} />
      <Loaded read={hidden} failed={t('hiddenPage.failed')}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState drawing="bench" message={t('hiddenPage.none')}>
              {t('hiddenPage.noneText')}
            </EmptyState>
          ) : (
            <Rows items={items} keyOf={({ id }) => id}>
              {(item) => (
                <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                  <div className="min-w-0 flex-1 basis-48">
                    <p className="font-semibold [overflow-wrap:anywhere]" dir="auto">
                      {item.label}
                    </p>
                    <p className="text-muted text-sm">
                      {t(`hiddenPage.${item.kind}`)}
                      {item.createdAt && (
                        <>
                          {' · '}
                          <RelativeTime date={item.createdAt} />
                        </>
                      )}
                    </p>
                  </div>
                  <ShowAgain item={item} />
                </div>
              )}
            </Rows>
          )
        }
      </Loaded>
    </div>
  );
}
