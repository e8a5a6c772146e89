import { type Live, useBackend, useLive } from '@/backend/react';
import type { Silence } from '@/domain/entities/silence';
import { type EntryOf, entriesOf, useEntries, useShownEntries } from '@/features/offline';
import { useMe } from '@/features/session';
import { silenceKeys } from './silence-keys';

/** Whether something is silenced, as it will be once all that was sent off has arrived. */
interface Silencing {
  /** Undefined as long as nobody knows, null where it is not. */
  silence: Pick<Silence, 'until'> | null | undefined;
  /** What is on its way. */
  entry: EntryOf<'silence'> | null;
  error: Live<Silence | null>['error'];
  retry: () => void;
}

const isAs = (silence: Silence | null | undefined, { isOn, until }: EntryOf<'silence'>): boolean =>
  isOn ? silence?.until?.getTime() === until?.getTime() && Boolean(silence) : silence === null;

/** Whether its reader is told of something, live. */
export function useSilence(id: string): Silencing {
  const { silences } = useBackend();
  const { uid } = useMe();
  const { data, error, retry } = useLive<Silence | null>(silenceKeys.one(uid, id), (observer) =>
    silences.watch(uid, id, observer),
  );
  const entry = entriesOf(useEntries(), 'silence').find(({ target }) => target === id);
  const isShown = entry?.isSent && isAs(data, entry);
  useShownEntries(isShown ? [entry] : []);
  const onItsWay = entry && !isShown ? entry : null;
  const expected = onItsWay && (onItsWay.isOn ? { until: onItsWay.until } : null);
  return { silence: onItsWay ? expected : data, entry: onItsWay, error, retry };
}
