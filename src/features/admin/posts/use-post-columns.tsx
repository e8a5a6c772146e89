import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Post } from '@/domain/entities/post';
import { ADMIN_POST_PREVIEW } from '@/domain/limits';
import { preview } from '@/domain/preview';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { LinkButton } from '@/ui/link-button';
import { RelativeTime } from '@/ui/relative-time';
import type { Column } from '@/ui/table/column';
import { useDeletePost } from '../api/use-delete-post';
import { useSchoolNames } from '../api/use-school-names';

/** What is said of each post, and what can be done about it alone. */
export function usePostColumns(): Column<Post>[] {
  const { t } = useTranslation(['tables', 'admin']);
  const { nameOf } = useSchoolNames();
  const deleting = useDeletePost();
  return [
    {
      key: 'author',
      title: t('posts.author'),
      sortBy: ({ authorName }) => authorName,
      width: '20%',
      cell: ({ authorId, authorName }) => (
        <Link to={`/admin/users?user=${authorId}`} className="link font-semibold">
          {authorName}
        </Link>
      ),
    },
    {
      key: 'school',
      title: t('posts.school'),
      sortBy: ({ schoolId }) => nameOf(schoolId),
      width: '16%',
      cell: ({ schoolId }) => (
        <Link to={`/admin/schools/${schoolId}/feed`} className="link">
          {nameOf(schoolId)}
        </Link>
      ),
    },
    {
      key: 'text',
      title: t('posts.text'),
      cell: ({ content, imageUrl, groupId }) => (
        <>
          <span dir="auto" className="block">
            {preview(content, ADMIN_POST_PREVIEW) || t('admin:posts.empty')}
          </span>
          <span className="mt-1 flex flex-wrap gap-2 empty:hidden">
            {imageUrl && <Badge>{t('admin:posts.picture')}</Badge>}
            {groupId && <Badge>{t('admin:posts.inGroup')}</Badge>}
          </span>
        </>
      ),
    },
    {
      key: 'when',
      title: t('posts.when'),
      sortBy: ({ createdAt }) => createdAt?.getTime() ?? null,
      width: '13%',
      cell: ({ createdAt }) => <RelativeTime date={createdAt} className="text-muted" />,
    },
    {
      key: 'acts',
      title: t('posts.acts'),
      hideTitle: true,
      width: '11rem',
      cell: (post) => (
        <span className="flex flex-wrap gap-2">
          <LinkButton
            to={`/post/${post.id}`}
            variant="quiet"
            size="sm"
            aria-label={t('posts.openNamed', { name: post.authorName })}
          >
            {t('posts.open')}
          </LinkButton>
          <Button
            variant="secondary"
            size="sm"
            busy={deleting.isPending && deleting.variables.id === post.id}
            aria-label={t('admin:posts.deleteNamed', { name: post.authorName })}
            onClick={() => deleting.mutate(post)}
          >
            {t('admin:posts.delete')}
          </Button>
        </span>
      ),
    },
  ];
}
