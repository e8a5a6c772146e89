import { useCallback, useState } from 'react';
import { useMe } from '@/features/session';

/** Beside the drafts of the feed, which are cleared when somebody else signs in at this tab. */
const PREFIX = 'schoolgate.draft';

/** What is typed in one place: it outlives a reload and a look at another page, for this tab only. */
export function useKeptText(place: string): [text: string, setText: (text: string) => void] {
  const { uid } = useMe();
  const key = `${PREFIX}.${uid}.assistant.${place}`;
  const [text, setText] = useState(() => read(key));
  const keep = useCallback(
    (next: string) => {
      setText(next);
      write(key, next);
    },
    [key],
  );
  return [text, keep];
}

// Storage can be denied (private windows, blocked cookies): the text then lasts for the page.
function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
