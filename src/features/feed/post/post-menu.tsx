import { Copy, Ellipsis, EyeOff, Flag, Scale, SquareArrowOutUpRight, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import type { Post } from '@/domain/entities/post';
import { useModerate } from '@/features/moderation';
import { useReport } from '@/features/reports';
import { IconButton } from '@/ui/icon-button';
import { Menu, type MenuItem } from '@/ui/menu';
import { useCopyToClipboard } from '@/ui/use-copy-to-clipboard';
import { useHidden } from '../api/feed-cache';
import { useDeletePost } from '../api/use-delete-post';
import { useHidePost } from '../api/use-hide-post';
import type { FeedOptions } from './feed-options';

interface Props {
  post: Post;
  options: FeedOptions;
  onDeleted?: () => void;
}

/** What else can be done with a post; not there when there is nothing. */
export function PostMenu({ post, options, onDeleted }: Props) {
  const { t } = useTranslation('feed');
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
  // As the router writes it: in the demo it begins differently.
  const address = useHref(`/post/${post.id}`);
  const { copy } = useCopyToClipboard({
    copied: t('post.copied'),
    failed: (link) => t('post.copyFailed', { link }),
  });
  const items: MenuItem[] = options.outside
    ? []
    : [
        { label: t('post.open'), icon: <SquareArrowOutUpRight aria-hidden />, to: `/post/${post.id}` },
        {
          label: t('post.copyLink'),
          icon: <Copy aria-hidden />,
          onSelect: () => void copy(new URL(address, window.location.href).href),
        },
      ];
  if (hiding) items.push({ ...hiding, label: t('post.hide'), icon: <EyeOff aria-hidden /> });
  if (reporting && !options.outside) {
    items.push({
      label: t('post.report'),
      icon: <Flag aria-hidden />,
      separated: true,
      onSelect: reporting.open,
    });
  }
  if (moderating && !options.keepAll && !options.outside) {
    items.push({
      label: t('post.moderate'),
      icon: <Scale aria-hidden />,
      separated: items.length > 0 && !reporting,
      onSelect: moderating.open,
    });
  }
  if (deleting && !options.keepAll) {
    items.push({
      label: t('post.delete'),
      icon: <Trash2 aria-hidden />,
      tone: 'danger',
      separated: items.length > 0,
      onSelect: deleting.mutate,
    });
  }
  if (items.length === 0) return null;
  return (
    <>
      <Menu
        label={t('post.actions')}
        items={items}
        trigger={<IconButton label={t('post.actions')} icon={<Ellipsis aria-hidden />} />}
      />
      {reporting?.dialog}
      {moderating?.dialog}
    </>
  );
}
