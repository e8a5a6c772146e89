import { Ellipsis, Flag, Scale, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Comment, Post } from '@/domain/entities/post';
import { useModerate } from '@/features/moderation';
import { useReport } from '@/features/reports';
import { IconButton } from '@/ui/icon-button';
import { Menu, type MenuItem } from '@/ui/menu';
import { useHidden } from '../api/feed-cache';
import { useDeleteComment } from '../api/use-delete-comment';
import type { FeedOptions } from './feed-options';

interface Props {
  post: Post;
  comment: Comment;
  options: FeedOptions;
}

/** What can be done with a comment: its deletion by a button, what else there is by another or, where it is more, by a menu. */
export function CommentMenu({ post, comment, options }: Props) {
  const { t } = useTranslation('feed');
  const { id, authorId, authorName: name } = comment;
  const deleting = useDeleteComment(post, comment);
  const { setHidden } = useHidden();
  const target = { kind: 'comment', id, postId: post.id, schoolId: post.schoolId } as const;
  const reporting = useReport(target, authorId);
  const moderating = useModerate(target, authorId, () => setHidden(id, true));
  const items: (MenuItem & { onSelect: () => void })[] = [];
  if (reporting && !options.outside)
    items.push({
      label: t('comments.reportOne', { name }),
      icon: <Flag aria-hidden />,
      onSelect: reporting.open,
    });
  if (moderating && !options.keepAll && !options.outside)
    items.push({
      label: t('comments.moderateOne', { name }),
      icon: <Scale aria-hidden />,
      onSelect: moderating.open,
    });
  const [first, ...others] = items;
  const mayDelete = deleting && !options.keepAll;
  if (!first && !mayDelete) return null;
  const actions = t('comments.actions', { name });
  return (
    <div className="-my-1.5 flex">
      {others.length > 0 ? (
        <Menu
          label={actions}
          items={items}
          trigger={<IconButton label={actions} icon={<Ellipsis aria-hidden />} />}
        />
      ) : (
        first && <IconButton label={first.label} icon={first.icon} onClick={first.onSelect} />
      )}
      {mayDelete && (
        <IconButton
          label={t('comments.deleteOne', { name })}
          icon={<Trash2 aria-hidden />}
          tone="danger"
          onClick={deleting.mutate}
        />
      )}
      {reporting?.dialog}
      {moderating?.dialog}
    </div>
  );
}
