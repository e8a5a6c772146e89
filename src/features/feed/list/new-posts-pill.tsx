import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Post } from '@/domain/entities/post';
import { scrollToTop } from '@/ui/scroll-to-top';
import { postElementId } from '../post/post-card';

interface Props {
  held: readonly Post[];
  onShow: () => void;
}

/** Says how many posts have come in, over what is being read and without moving it; shows them when it is pressed. */
export function NewPostsPill({ held, onShow }: Props) {
  const { t } = useTranslation('feed');
  const show = () => {
    const [first] = held;
    flushSync(onShow);
    scrollToTop();
    if (first) document.getElementById(postElementId(first.id))?.focus({ preventScroll: true });
  };
  return (
    // No room of its own: it comes and goes without moving a post.
    <div role="status" className="sticky top-14 z-10 mb-0 flex h-0 justify-center lg:top-3">
      {held.length > 0 && (
        <button
          type="button"
          onClick={show}
          className="inline-flex min-h-11 items-center gap-2 self-start rounded-full bg-accent px-4 font-semibold text-on-accent text-sm shadow-floating hover:bg-accent-strong"
        >
          <span aria-hidden>↑</span>
          {t('feed.new', { count: held.length })}
        </button>
      )}
    </div>
  );
}
