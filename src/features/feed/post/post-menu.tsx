import { Copy, Eye, EyeOff, Flag, Pencil, Scale, SquareArrowOutUpRight, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isSystemPost, type Post } from '@/domain/entities/post';
import { useEarlierVersions, useModerate } from '@/features/moderation';
import { useReport } from '@/features/reports';
import { useSilencing } from '@/features/silences';
import type { LateTrigger } from '@/ui/late-menu';
import { Menu, type MenuItem } from '@/ui/menu';
import { useHidden } from '../api/feed-cache';
import { useDeletePost } from '../api/use-delete-post';
import { useHidePost } from '../api/use-hide-post';
import { useStartEditing } from '../editing/use-start-editing';
import { useClosing } from '../marks/use-closing';
import { usePinning } from '../marks/use-pinning';
import type { FeedOptions } from '../model/feed-options';
import { usePostLink } from './use-post-link';

export interface PostMenuProps {
  post: Post;
  options: FeedOptions;
  onDeleted?: (() => void) | undefined;
}

/** What else can be done with a post. */
export function PostMenu({ post, options, onDeleted, menu }: PostMenuProps & { menu: LateTrigger }) {
  const { t } = useTranslation(['posts', 'feed']);
  const deleting = useDeletePost(post, onDeleted);
  const reporting = useReport({ kind: 'post', id: post.id, schoolId: post.schoolId }, post.authorId);
  const { setHidden } = useHidden();
  const moderating = useModerate(
    { kind: 'post', id: post.id, schoolId: post.schoolId },
    post.authorId,
    () => {
      setHidden(post.id, true);
      onDeleted?.();
    },
  );
  const hiding = useHidePost(post, options.outside);
  const link = usePostLink(post);
  const of = { schoolId: post.schoolId, postId: post.id, commentId: null };
  const versions = useEarlierVersions(of);
  const editing = useStartEditing(of, post.authorId, post, options);
  const closing = useClosing(post, options);
  const pinning = usePinning(post, options);
  const { id, content: title, schoolId } = post;
  const silencing = useSilencing({ kind: 'post', id, title, schoolId }, t('acts.silence'));
  const items: MenuItem[] = options.outside
    ? []
    : [
        { label: t('acts.open'), icon: <SquareArrowOutUpRight aria-hidden />, to: `/post/${post.id}` },
        {
          label: t('feed:post.copyLink'),
          icon: <Copy aria-hidden />,
          onSelect: link.copy,
        },
      ];
  // Once others have voted, the question stays as it was.
  if (editing && !post.pollSummary)
    items.push({ ...editing, label: t('edit.start'), icon: <Pencil aria-hidden /> });
  if (closing) items.push(closing);
  if (hiding) items.push({ ...hiding, label: t('acts.hide'), icon: <EyeOff aria-hidden /> });
  if (!options.outside && !options.keepAll && !isSystemPost(post)) items.push(...silencing.items);
  items.push(...pinning.items);
  if (reporting && !options.outside) {
    items.push({
      label: t('acts.report'),
      icon: <Flag aria-hidden />,
      separated: true,
      onSelect: reporting.open,
    });
  }
  if (moderating && !options.keepAll && !options.outside) {
    items.push({
      label: t('acts.moderate'),
      icon: <Scale aria-hidden />,
      separated: items.length > 0 && !reporting,
      onSelect: moderating.open,
    });
  }
  if (versions && post.editedAt && !options.keepAll) {
    items.push({ label: t('versions'), icon: <Eye aria-hidden />, onSelect: versions.open });
  }
  if (deleting && !options.keepAll) {
    items.push({
      label: t('acts.delete'),
      icon: <Trash2 aria-hidden />,
      tone: 'danger',
      separated: items.length > 0,
      onSelect: deleting.mutate,
    });
  }
  return (
    <>
      <Menu {...menu} items={items} />
      {silencing.dialog}
      {pinning.dialog}
      {reporting?.dialog}
      {moderating?.dialog}
      {versions?.dialog}
    </>
  );
}
