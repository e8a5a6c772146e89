import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { brand } from '@/brand';
import type { Post } from '@/domain/entities/post';
import { useCopyToClipboard } from '@/ui/use-copy-to-clipboard';

/** The address of a post, to copy or to hand to the phone's share sheet where there is one. Only members can open it. */
export function usePostLink({ id }: Pick<Post, 'id'>) {
  const { t } = useTranslation('feed');
  // As the router writes it: in the demo it begins differently.
  const address = useHref(`/post/${id}`);
  const { copy } = useCopyToClipboard({
    copied: t('post.copied'),
    failed: (link) => t('post.copyFailed', { link }),
  });
  const url = () => new URL(address, window.location.href).href;
  return {
    copy: () => void copy(url()),
    share: () => {
      if (!('share' in navigator)) return void copy(url());
      // Closed without a choice: nothing to say.
      navigator.share({ title: brand.name, url: url() }).catch(() => undefined);
    },
  };
}
