import { Copy, Ellipsis, SquareArrowOutUpRight, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import type { Post } from '@/domain/entities/post';
import { LINK_COPIED_MS } from '@/domain/limits';
import { IconButton } from '@/ui/icon-button';
import { Menu, type MenuItem } from '@/ui/menu';
import { useToast } from '@/ui/use-toast';
import { useDeletePost } from '../model/use-post-acts';

interface Props {
  post: Post;
  /** Offers no deleting. */
  keep?: boolean;
  onDeleted?: () => void;
}

/** What else can be done with a post. */
export function PostMenu({ post, keep = false, onDeleted }: Props) {
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
  const items: MenuItem[] = [
    { label: t('post.open'), icon: <SquareArrowOutUpRight aria-hidden />, to: `/post/${post.id}` },
    { label: t('post.copyLink'), icon: <Copy aria-hidden />, onSelect: () => void copyLink() },
  ];
  if (remove && !keep) {
    items.push({
      label: t('post.delete'),
      icon: <Trash2 aria-hidden />,
      tone: 'danger',
      separated: true,
      onSelect: () => void remove(),
    });
  }
  return (
    <Menu
      label={t('post.actions')}
      items={items}
      trigger={<IconButton label={t('post.actions')} icon={<Ellipsis aria-hidden />} />}
    />
  );
}
