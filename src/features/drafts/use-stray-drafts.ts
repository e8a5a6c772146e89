import { useContext, useMemo, useSyncExternalStore } from 'react';
import { onStored } from '@/stored';
import { draftPlaces } from './keys';
import { DraftsOwnerContext, useDrafts } from './use-draft';

/** A draft whose place is not on screen. */
export interface StrayDraft {
  place: string;
  /** Null for what belongs to no school. */
  schoolId: string | null;
  /** What of it can be read and copied. */
  text: string;
}

/** `<kind>.<school>.<rest>`, where a school is written for. */
const schoolOf = (place: string) => /^[^.]+\.(.+)\.[^.]*$/.exec(place)?.[1] ?? null;

const isFilled = (one: unknown): one is string => typeof one === 'string' && one.trim() !== '';

/** A text itself, the text of something written, or the fields of a form under each other. */
function textOf(value: unknown): string {
  if (isFilled(value)) return value;
  if (typeof value !== 'object' || value === null) return '';
  if ('text' in value) return textOf(value.text);
  return Object.values(value).filter(isFilled).join('\n');
}

/** What somebody has begun, but for what they see in its place. */
export function useStrayDrafts(): StrayDraft[] {
  const { uid } = useContext(DraftsOwnerContext);
  const drafts = useDrafts();
  const find = () =>
    draftPlaces(uid).flatMap((place): StrayDraft[] => {
      const store = drafts<{ schoolId?: string }>(place);
      if (store.isShown) return [];
      const value = store.get();
      return [{ place, schoolId: schoolOf(place) ?? value?.schoolId ?? null, text: textOf(value) }];
    });
  const found = useSyncExternalStore(onStored, () => JSON.stringify(find()));
  return useMemo(() => JSON.parse(found) as StrayDraft[], [found]);
}
