import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { custom, forward, intersect, object, partialCheck, pipe, string } from 'valibot';
import type { Child } from '@/domain/fields';
import { isNameOfNone, NAME_PATHS, type ProfileInput, profileSchema } from '@/domain/inputs/account';
import { applyProfileChange, profileChange } from '@/domain/profile-change';
import { useDraftStore } from '@/features/drafts';
import {
  formWith,
  PROFILE,
  type Profile,
  type ProfileDraft,
  type ProfileForm,
  typedIn,
} from './profile-draft';

const schemaOf = (schoolNames: readonly string[]) =>
  intersect([
    pipe(
      profileSchema,
      forward(partialCheck(NAME_PATHS, isNameOfNone(schoolNames), 'nameOfSchool'), ['firstName']),
    ),
    // The form's own.
    object({
      child: object({ name: string(), gradeOrRoom: string() }),
      picture: custom<ProfileForm['picture']>(() => true),
    }),
  ]);

/** The rows of a list that are not in another one, by their places, and what the other one has beside them. */
function difference(rows: readonly Child[], others: readonly Child[]): { gone: number[]; added: Child[] } {
  const added = [...others];
  const gone: number[] = [];
  rows.forEach((row, index) => {
    const at = added.findIndex(
      ({ name, gradeOrRoom }) => name === row.name && gradeOrRoom === row.gradeOrRoom,
    );
    if (at < 0) gone.push(index);
    else added.splice(at, 1);
  });
  return { gone, added };
}

/**
 * The form of one's profile, which keeps what is typed into it. What another device saves meanwhile is shown in it, and
 * what was changed here stays changed.
 * @param schoolNames names that are none of a person's
 */
export function useProfileForm(profile: Profile, schoolNames: readonly string[]) {
  const draft = useDraftStore<ProfileDraft>(PROFILE);
  const [opened] = useState(() => ({ profile, values: formWith(profile, draft.get()) }));
  /** What is typed is a change of this. */
  const base = useRef(opened.profile);
  const form = useForm({ resolver: valibotResolver(schemaOf(schoolNames)), defaultValues: opened.values });
  const { control, getValues, setValue, reset, watch } = form;
  const rows = useFieldArray({ control, name: 'children' });
  const [isBegun, setBegun] = useState(() => typedIn(opened.profile, opened.values) !== null);
  // The form and its draft tell each other of what they write: not back again.
  const isOurs = useRef(false);
  const withoutWatching = useCallback((write: () => void) => {
    if (isOurs.current) return;
    isOurs.current = true;
    write();
    isOurs.current = false;
  }, []);
  const keep = useCallback(() => draft.set(typedIn(base.current, getValues())), [draft, getValues]);

  useLayoutEffect(() => {
    const fill = (typed: ProfileDraft | null) => {
      const [now, next] = [getValues(), formWith(base.current, typed)];
      for (const name of Object.keys(next) as (keyof ProfileForm)[])
        if (JSON.stringify(now[name]) !== JSON.stringify(next[name])) setValue(name, next[name]);
    };
    // What has arrived meanwhile is no draft any more.
    if (typedIn(base.current, getValues()) === null) draft.set(null);
    // biome-ignore lint/nursery/useReactCompiler: the form library's own way to be told; no compiler runs here.
    const { unsubscribe } = watch(() => withoutWatching(keep));
    const unfollow = draft.subscribe((isElsewhere) => {
      const typed = draft.get();
      if (typed === null && !isOurs.current) setBegun(false);
      // What was sent off here stays in its form until that is left.
      if (typed ?? isElsewhere) withoutWatching(() => fill(typed));
    });
    return () => {
      unsubscribe();
      unfollow();
    };
  }, [draft, watch, getValues, setValue, withoutWatching, keep]);

  /** Goes on from what the profile is by now. */
  const rebase = (now: Profile) => {
    if (Object.keys(profileChange(base.current, now)).length === 0) return;
    withoutWatching(() => {
      // By the draft: it may have got back what was sent off, and what the profile is shown with until now.
      const mine = draft.get()?.change ?? {};
      for (const field of ['firstName', 'lastName', 'bio'] as const)
        if (!(field in mine)) setValue(field, now[field]);
      // Row by row: who is typing in one stays there.
      const { gone, added } = difference(getValues().children, applyProfileChange(now, mine).children);
      if (gone.length > 0) rows.remove(gone);
      if (added.length > 0) rows.append(added, { shouldFocus: false });
      base.current = mine.children ? now : { ...now, children: getValues().children };
      keep();
    });
  };
  /** Begins again, from the profile as it is or as it was sent off. */
  const startAnew = (from: ProfileInput = base.current) => {
    base.current = { ...base.current, ...from };
    draft.set(null);
    reset(formWith(base.current));
  };
  return { form, rows, draft, base, isBegun, startAnew, rebase };
}
