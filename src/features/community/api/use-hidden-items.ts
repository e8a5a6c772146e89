import { useMemo } from 'react';
import { type Live, useBackend, useLive } from '@/backend/react';
import type { HiddenItem } from '@/domain/entities/hidden-item';
import { type HiddenFor, isHiddenFor } from '@/domain/hidden-for';
import { useMe } from '@/features/session';
import { communityKeys } from './community-keys';

export interface HiddenItems extends Live<HiddenItem[]> {
  isHidden: HiddenFor;
  /** What is hidden is known, or will not be. */
  isKnown: boolean;
}

const NONE: readonly HiddenItem[] = [];

/** What the reader does not want to see, live. */
export function useHiddenItems(): HiddenItems {
  const { community } = useBackend();
  const { uid } = useMe();
  const read = useLive<HiddenItem[]>(communityKeys.hidden(uid), (observer) =>
    community.watchHidden(uid, observer),
  );
  const { data, error } = read;
  const isHidden = useMemo(() => isHiddenFor(data ?? NONE), [data]);
  return { ...read, isHidden, isKnown: data !== undefined || error !== null };
}
