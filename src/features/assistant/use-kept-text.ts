import { useCallback, useState } from 'react';
import { draftKey, useMe } from '@/features/session';
import { storedText } from '@/stored';

/** What is typed in one place: it outlives a reload and a look at another page, for this tab only. */
export function useKeptText(place: string): [text: string, setText: (text: string) => void] {
  const { uid } = useMe();
  const key = draftKey(uid, `assistant.${place}`);
  const [text, setText] = useState(() => storedText('session', key).get() ?? '');
  const keep = useCallback(
    (next: string) => {
      setText(next);
      storedText('session', key).set(next || null);
    },
    [key],
  );
  return [text, keep];
}
