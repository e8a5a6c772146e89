import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { scrollToTop } from '@/ui/scroll-to-top';
import { NewestBody, type NewestCardProps } from './newest-card';

interface Props extends NewestCardProps {
  onOpen: () => void;
}

const OVER_THE_POSTS = {
  insetInline: '1rem',
  maxWidth: 'calc(100% - 2rem)',
  bottom: 'calc(var(--tabs-height) + var(--toasts-height, 0px) + 0.75rem)',
} as const;

/** Says over the posts, without moving one, that there is an announcement; puts it in its place when it is pressed. */
export function NewestPill({ onOpen, ...card }: Props) {
  const { t } = useTranslation('announcements');
  const place = useRef<HTMLElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const column = line.current?.parentElement;
    if (!column) return;
    const observer = new ResizeObserver(() => setWidth(column.clientWidth));
    observer.observe(column);
    return () => observer.disconnect();
  }, []);
  const words = t('line', { title: card.announcement.title });
  const open = () => {
    const parent = line.current?.parentElement;
    flushSync(onOpen);
    scrollToTop();
    parent?.querySelector<HTMLElement>('section[tabindex="-1"]')?.focus({ preventScroll: true });
  };
  return (
    <div ref={line} className="absolute" style={{ width }} data-next-visit={card.isRead ? 'gone' : undefined}>
      {/* In the window, above the tabs and what is said there: what lies over the posts is in the way of none for good. */}
      <div role="status" className="fixed z-10 mx-auto w-fit" style={OVER_THE_POSTS}>
        <button
          type="button"
          onClick={open}
          className="inline-flex min-h-11 max-w-full items-center rounded-full bg-accent px-4 font-semibold text-on-accent text-sm shadow-floating hover:bg-accent-strong"
        >
          <span className="truncate" title={words}>
            {words}
          </span>
        </button>
      </div>
      {/* How high it will be: the next visit keeps so much room free, and the home that is kept has it there. */}
      {width > 0 && (
        <div className="invisible absolute inset-x-0 top-0" aria-hidden data-next-visit="instead">
          <NewestBody ref={place} {...card} />
        </div>
      )}
    </div>
  );
}
