import { useTranslation } from 'react-i18next';
import { lazyComponent } from '@/i18n/lazy-component';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { Loaded } from '@/ui/loaded';
import { Section } from '@/ui/section';
import { TableSkeleton } from '@/ui/table/table-skeleton';
import { useRecentPosts } from '../api/use-recent-posts';

const PostsTable = lazyComponent(() => import('../late').then((m) => m.PostsTable), {
  messages: ['tables'],
});

/** The 15 newest posts of parents, whatever the school (product §2.11). */
export function NewestPosts() {
  const { t } = useTranslation('admin');
  const posts = useRecentPosts();
  const waiting = <TableSkeleton />;
  return (
    <Section title={t('posts.title')} lead={t('posts.lead')}>
      <Loaded failed={t('failed')} read={posts} loading={waiting}>
        {(all) => (
          <LazyBoundary waiting={waiting}>
            <PostsTable posts={all} />
          </LazyBoundary>
        )}
      </Loaded>
    </Section>
  );
}
