import { useContext, useMemo, useSyncExternalStore } from 'react';
import { onStored } from '@/stored';
import { draftFormKeys } from './keys';
import { DraftsOwnerContext, useDrafts } from './use-draft';

/** A draft whose form is not on screen. */
export interface DraftOffScreen {
  formKey: string;
  /** Null for what belongs to no school. */
  schoolId: string | null;
  /** What of it can be read and copied. */
  text: string;
}

/** `<kind>.<school>.<rest>`, where a school is written for. */
const schoolOf = (formKey: string) => /^[^.]+\.(.+)\.[^.]*$/.exec(formKey)?.[1] ?? null;

const isFilled = (one: unknown): one is string => typeof one === 'string' && one.trim() !== '';

/** A text itself, the text of something written, or the fields of a form under each other. */
function textOf(value: unknown): string {
  if (isFilled(value)) return value;
  if (typeof value !== 'object' || value === null) return '';
  if ('text' in value) {
    const { text, poll } = value as { text: unknown; poll?: { options: readonly unknown[] } | null };
    return [text, ...(poll?.options ?? [])].filter(isFilled).join('\n');
  }
  return Object.values(value).filter(isFilled).join('\n');
}

/** The drafts that somebody has begun, without those whose forms are on screen. */
export function useDraftsOffScreen(): DraftOffScreen[] {
  const { uid } = useContext(DraftsOwnerContext);
  const drafts = useDrafts();
  const find = () =>
    draftFormKeys(uid).flatMap((formKey): DraftOffScreen[] => {
      const store = drafts<{ schoolId?: string }>(formKey);
      if (store.isShown) return [];
      const value = store.get();
      return [{ formKey, schoolId: schoolOf(formKey) ?? value?.schoolId ?? null, text: textOf(value) }];
    });
  const found = useSyncExternalStore(onStored, () => JSON.stringify(find()));
  return useMemo(() => JSON.parse(found) as DraftOffScreen[], [found]);
}
