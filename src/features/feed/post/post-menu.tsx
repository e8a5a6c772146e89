import { Copy, Ellipsis, SquareArrowOutUpRight, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import type { Post } from '@/domain/entities/post';
import { LINK_COPIED_MS } from '@/domain/limits';
import { IconButton } from '@/ui/icon-button';
import { Menu, type MenuItem } from '@/ui/menu';
import { useToast } from '@/ui/use-toast';
import { useDeletePost } from '../api/use-delete-post';
import type { FeedOptions } from './feed-options';

interface Props {
  post: Post;
  options: FeedOptions;
  onDeleted?: () => void;
}

/** What else can be done with a post; not there when there is nothing. */
export function PostMenu({ post, options, onDeleted }: Props) {
  const { t } = useTranslation('feed');
  const toast = useToast();
  const remove = useDeletePost(post, onDeleted);
  // As the router writes it: in the demo it begins differently.
  const address = useHref(`/post/${post.id}`);
  const copyLink = async () => {
    const link = new URL(address, window.location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      toast.show(t('post.copied'), { tone: 'success', durationMs: LINK_COPIED_MS });
    } catch {
      toast.show(t('post.copyFailed', { link }), { tone: 'warning' });
    }
  };
  const items: MenuItem[] = options.outside
    ? []
    : [
        { label: t('post.open'), icon: <SquareArrowOutUpRight aria-hidden />, to: `/post/${post.id}` },
        { label: t('post.copyLink'), icon: <Copy aria-hidden />, onSelect: () => void copyLink() },
      ];
  if (remove && !options.keepAll) {
    items.push({
      label: t('post.delete'),
      icon: <Trash2 aria-hidden />,
      tone: 'danger',
      separated: items.length > 0,
      onSelect: () => void remove(),
    });
  }
  if (items.length === 0) return null;
  return (
    <Menu
      label={t('post.actions')}
      items={items}
      trigger={<IconButton label={t('post.actions')} icon={<Ellipsis aria-hidden />} />}
    />
  );
}
