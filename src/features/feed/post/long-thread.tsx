import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comment } from '@/domain/entities/post';
import { Button } from '@/ui/button';
import { useAllComments } from '../api/use-all-comments';

interface Props {
  postId: string;
  list: (comments: readonly Comment[]) => ReactNode;
}

/** The comments of a post that has more than come at once, and the way to the earlier ones. */
export function LongThread({ postId, list }: Props) {
  const { t } = useTranslation(['posts', 'common']);
  const { data, hasMore, isLoadingMore, hasFailedMore, loadMore } = useAllComments(postId);
  return (
    <>
      {hasMore && (
        <div className="flex flex-wrap items-center gap-2">
          <Button
            variant="quiet"
            size="sm"
            className="-ml-3"
            busy={isLoadingMore}
            busyLabel={t('common:loadMore.busy')}
            onClick={loadMore}
          >
            {t('comments.earlier')}
          </Button>
          <div role="status">
            {hasFailedMore && <p className="text-danger text-sm">{t('common:loadMore.failed')}</p>}
          </div>
        </div>
      )}
      {list(data?.reverse() ?? [])}
    </>
  );
}
