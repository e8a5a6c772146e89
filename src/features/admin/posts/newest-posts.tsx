import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Post } from '@/domain/entities/post';
import { ADMIN_POST_PREVIEW } from '@/domain/limits';
import { preview } from '@/domain/preview';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Loaded } from '@/ui/loaded';
import { RelativeTime } from '@/ui/relative-time';
import { Section } from '@/ui/section';
import { useDeletePost } from '../api/use-delete-post';
import { useRecentPosts } from '../api/use-recent-posts';
import { useSchoolNames } from '../api/use-school-names';

/** The 15 newest posts of parents, whatever the school (product §2.11). */
export function NewestPosts() {
  const { t } = useTranslation('admin');
  const posts = useRecentPosts();
  const deleting = useDeletePost();
  return (
    <Section title={t('posts.title')} lead={t('posts.lead')}>
      <Loaded failed={t('failed')} read={posts}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState message={t('posts.none')} />
          ) : (
            <ul className="grid divide-y divide-line">
              {all.map((post) => (
                <PostRow
                  key={post.id}
                  post={post}
                  deleting={deleting.isPending && deleting.variables.id === post.id}
                  onDelete={() => deleting.mutate(post)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}

interface RowProps {
  post: Post;
  deleting: boolean;
  onDelete: () => void;
}

function PostRow({ post, deleting, onDelete }: RowProps) {
  const { t } = useTranslation('admin');
  const { nameOf } = useSchoolNames();
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-4">
      <div className="grid min-w-0 flex-1 basis-72 gap-1">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <Link to={`/admin/users?user=${post.authorId}`} className="link font-semibold">
            {post.authorName}
          </Link>
          <Link to={`/admin/schools/${post.schoolId}/feed`} className="link text-sm">
            {nameOf(post.schoolId)}
          </Link>
          <RelativeTime date={post.createdAt} className="text-muted text-sm" />
        </p>
        <p className="[overflow-wrap:anywhere]" dir="auto">
          {preview(post.content, ADMIN_POST_PREVIEW) || t('posts.empty')}
        </p>
        <p className="flex flex-wrap gap-2 empty:hidden">
          {post.imageUrl && <Badge>{t('posts.picture')}</Badge>}
          {post.groupId && <Badge>{t('posts.inGroup')}</Badge>}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        busy={deleting}
        aria-label={t('posts.deleteNamed', { name: post.authorName })}
        onClick={onDelete}
      >
        {t('posts.delete')}
      </Button>
    </li>
  );
}
