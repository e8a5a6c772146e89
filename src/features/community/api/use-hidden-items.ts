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

/** What somebody does not want to see, live. */
export function useHiddenItemsOf(uid: string): Live<HiddenItem[]> {
  const { community } = useBackend();
  return useLive<HiddenItem[]>(communityKeys.hidden(uid), (observer) => community.watchHidden(uid, observer));
}

/** What the reader does not want to see, live. */
export function useHiddenItems(): HiddenItems {
  const { uid } = useMe();
  const read = useHiddenItemsOf(uid);
  const { data, error } = read;
  const isHidden = useMemo(() => isHiddenFor(data ?? NONE), [data]);
  return { ...read, isHidden, isKnown: data !== undefined || error !== null };
}
