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

/** What can be done with a comment: a button for the one thing that most readers can do, a menu where there are more. */
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
  if (moderating && !options.keepAll)
    items.push({
      label: t('comments.moderateOne', { name }),
      icon: <Scale aria-hidden />,
      onSelect: moderating.open,
    });
  if (deleting && !options.keepAll)
    items.push({
      label: t('comments.deleteOne', { name }),
      icon: <Trash2 aria-hidden />,
      tone: 'danger',
      onSelect: deleting.mutate,
    });
  const [first, ...others] = items;
  if (!first) return null;
  const actions = t('comments.actions', { name });
  return (
    <div className="-my-1.5">
      {others.length > 0 ? (
        <Menu
          label={actions}
          items={items}
          trigger={<IconButton label={actions} icon={<Ellipsis aria-hidden />} />}
        />
      ) : (
        <IconButton label={first.label} icon={first.icon} tone={first.tone} onClick={first.onSelect} />
      )}
      {reporting?.dialog}
      {moderating?.dialog}
    </div>
  );
}
