import { Ellipsis } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { type LazyOptions, lazyComponent } from '@/i18n/lazy-component';
import { IconButton, type IconButtonProps } from './icon-button';
import { LazyBoundary } from './lazy-boundary';
import type { MenuProps } from './menu';

/** What the button of a late menu is, and how its Menu begins: for the Menu in it, as they are. */
export type LateTrigger = Pick<MenuProps, 'label' | 'trigger' | 'startsOpen'>;

/**
 * A "more" button whose menu is fetched, with all that it has to know of, when somebody reaches for it: a feed has one
 * at every post and comment, and most are never opened.
 */
export function lateMenu<P extends object>(
  load: () => Promise<ComponentType<P & { menu: LateTrigger }>>,
  words?: Pick<LazyOptions<object>, 'messages'>,
) {
  const Loaded = lazyComponent(load, words);
  const preload = () => {
    load().catch(() => undefined);
  };

  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, once for each menu.
  return function LateMenu({ label, ...props }: P & { label: string }) {
    const [isWanted, setWanted] = useState(false);
    const button = (reach: Partial<IconButtonProps> = {}) => (
      <IconButton
        label={label}
        icon={<Ellipsis aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={false}
        {...reach}
      />
    );
    const closed = (
      <span className="relative inline-flex">
        {button({ onClick: () => setWanted(true), onPointerEnter: preload, onFocus: preload })}
      </span>
    );
    if (!isWanted) return closed;
    return (
      <LazyBoundary waiting={closed}>
        <Loaded {...(props as unknown as P)} menu={{ label, trigger: button(), startsOpen: true }} />
      </LazyBoundary>
    );
  };
}
