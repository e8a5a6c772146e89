import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isTypedIn } from '@/ui/is-typed-in';
import { isMac } from './platform';
import { areSingleKeysOn } from './single-keys';

/** The second key of two has to follow within so many milliseconds. */
export const SEQUENCE_MS = 1500;

/** Where G and then each of these keys leads. */
const PLACES: Partial<Record<string, string>> = {
  h: '/dashboard',
  e: '/events',
  g: '/groups',
  p: '/directory',
};

const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"]';

interface ShortcutActions {
  openSearch: () => void;
  writePost: () => void;
  showKeys: () => void;
}

const isFree = ({ target }: KeyboardEvent) => !isTypedIn(target) && !document.querySelector(OPEN);

/** The keys of the frame (product §2.12). But for the one with Control or Command none does anything while something is typed or open over the page. */
export function useShortcuts({ openSearch, writePost, showKeys }: ShortcutActions): void {
  const navigate = useNavigate();
  /** Whether this was the first key of two. */
  const actOn = useEffectEvent((event: KeyboardEvent, follows: boolean): boolean => {
    const { key } = event;
    if (event.repeat || event.isComposing || event.defaultPrevented || event.altKey) return false;
    if (event.ctrlKey || event.metaKey) {
      const isCommand = event[isMac() ? 'metaKey' : 'ctrlKey'] && !event.shiftKey;
      if (!isCommand || key.toLowerCase() !== 'k') return false;
      event.preventDefault();
      openSearch();
      return false;
    }
    if (!areSingleKeysOn() || !isFree(event)) return false;
    const acts: Partial<Record<string, () => void>> = { '/': openSearch, n: writePost, '?': showKeys };
    const place = follows && PLACES[key];
    const act = place ? () => void navigate(place) : acts[key];
    if (!act) return key === 'g';
    event.preventDefault();
    act();
    return false;
  });
  useEffect(() => {
    let since = Number.NEGATIVE_INFINITY;
    const onKey = (event: KeyboardEvent) => {
      const now = Date.now();
      since = actOn(event, now - since < SEQUENCE_MS) ? now : Number.NEGATIVE_INFINITY;
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
