import { useTranslation } from 'react-i18next';
import type { Topic } from '@/domain/topics';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { useAddressChoice } from '@/ui/use-address-choice';

/** In place of a feed without posts about a topic. */
export function NoPosts({ topic }: { topic: Topic }) {
  const { t } = useTranslation('posts');
  const [, choose] = useAddressChoice('topic', false);
  return (
    <EmptyState
      drawing="noticeboard"
      message={t(`topics.empty.${topic}`)}
      action={
        <Button variant="secondary" onClick={() => choose(null)}>
          {t('topics.showAll')}
        </Button>
      }
    />
  );
}
