import { Eye, Flag, Pencil, Scale, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Comment, Post } from '@/domain/entities/post';
import { useEarlierVersions, useModerate } from '@/features/moderation';
import { useReport } from '@/features/reports';
import type { LateTrigger } from '@/ui/late-menu';
import { Menu, type MenuItem } from '@/ui/menu';
import { useHidden } from '../api/feed-cache';
import { useDeleteComment } from '../api/use-delete-comment';
import { useStartEditing } from '../editing/use-start-editing';
import type { FeedOptions } from '../model/feed-options';

export interface CommentMenuProps {
  post: Post;
  comment: Comment;
  options: FeedOptions;
}

/** What can be done with a comment. */
export function CommentMenu({ post, comment, options, menu }: CommentMenuProps & { menu: LateTrigger }) {
  const { t } = useTranslation('posts');
  const { id, authorId } = comment;
  const deleting = useDeleteComment(post, comment);
  const { setHidden } = useHidden();
  const target = { kind: 'comment', id, postId: post.id, schoolId: post.schoolId } as const;
  const reporting = useReport(target, authorId);
  const moderating = useModerate(target, authorId, () => setHidden(id, true));
  const of = { schoolId: post.schoolId, postId: post.id, commentId: id };
  const versions = useEarlierVersions(of);
  const editing = useStartEditing(of, authorId, comment, options);
  const items: MenuItem[] = [];
  if (editing) items.push({ ...editing, label: t('edit.start'), icon: <Pencil aria-hidden /> });
  if (reporting && !options.outside)
    items.push({ label: t('acts.report'), icon: <Flag aria-hidden />, onSelect: reporting.open });
  if (moderating && !options.keepAll && !options.outside)
    items.push({ label: t('acts.moderate'), icon: <Scale aria-hidden />, onSelect: moderating.open });
  if (versions && comment.editedAt && !options.keepAll)
    items.push({ label: t('versions'), icon: <Eye aria-hidden />, onSelect: versions.open });
  if (deleting && !options.keepAll)
    items.push({
      label: t('comments.deleteThis'),
      icon: <Trash2 aria-hidden />,
      tone: 'danger',
      separated: items.length > 0,
      onSelect: deleting.mutate,
    });
  return (
    <>
      <Menu {...menu} items={items} />
      {reporting?.dialog}
      {moderating?.dialog}
      {versions?.dialog}
    </>
  );
}
