import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDraftStore } from '@/features/drafts';
import {
  isEmpty,
  type SettingsOutput,
  type SettingsValues,
  settingsChange,
  settingsFormSchema,
} from './settings-values';

/** What is typed, as a change of what was set when it was begun. */
export interface SettingsDraft {
  /** Of the rules that it changes. */
  version: number;
  change: Partial<SettingsValues>;
}

/** Where it is kept. Not by school: admins set those of all. */
export const settingsFormKey = (schoolId: string): string => `community.${schoolId}`;

const FIELDS = ['rules', 'photoRule', 'contacts', 'askedWords'] as const;

/**
 * The form of a school's settings, which keeps what is typed into it. What somebody else saves meanwhile shows in the
 * fields that nobody has touched here.
 * @param now what is set, with the version of its rules
 */
export function useSettingsForm(schoolId: string, now: SettingsValues, version: number) {
  const store = useDraftStore<SettingsDraft>(settingsFormKey(schoolId));
  const [opened] = useState(() => {
    const draft = store.get();
    return {
      values: { ...now, ...draft?.change },
      // The version that was changed is that of the rules that were on screen.
      version: draft?.change.rules ? draft.version : version,
      isBegun: draft !== null,
    };
  });
  const form = useForm<SettingsValues, unknown, SettingsOutput>({
    resolver: valibotResolver(settingsFormSchema),
    defaultValues: opened.values,
  });
  const { watch, getValues, setValue } = form;
  /** What is typed is a change of this. */
  const base = useRef(now);
  const [edited, setEdited] = useState(opened.version);
  const [changed, setChanged] = useState(() => settingsChange(now, opened.values));
  const [isBegun, setBegun] = useState(opened.isBegun);
  // The form and its draft tell each other of what they write: not back again.
  const isOurs = useRef(false);
  const quietly = useCallback((write: () => void) => {
    if (isOurs.current) return;
    isOurs.current = true;
    write();
    isOurs.current = false;
  }, []);
  const keep = useCallback(
    (of: number) => {
      const change = settingsChange(base.current, getValues());
      store.set(isEmpty(change) ? null : { version: of, change });
      setChanged(change);
    },
    [store, getValues],
  );
  const fill = useCallback(
    (values: Partial<SettingsValues>) => {
      for (const name of FIELDS) {
        const next = values[name];
        if (next !== undefined && JSON.stringify(next) !== JSON.stringify(getValues(name)))
          setValue(name, next);
      }
    },
    [getValues, setValue],
  );

  useLayoutEffect(() => {
    // biome-ignore lint/nursery/useReactCompiler: the form library's own way to be told; no compiler runs here.
    const { unsubscribe } = watch(() => quietly(() => keep(edited)));
    const unfollow = store.subscribe((isElsewhere) => {
      const draft = store.get();
      if (draft === null && !isOurs.current) setBegun(false);
      // What was saved here stays in its form; in other tabs it is no longer to be saved.
      if (draft ?? isElsewhere)
        quietly(() => {
          fill({ ...base.current, ...draft?.change });
          setChanged(settingsChange(base.current, getValues()));
        });
    });
    return () => {
      unsubscribe();
      unfollow();
    };
  }, [watch, store, quietly, keep, fill, getValues, edited]);

  // What is set changes: here, by what was saved, or by somebody else.
  const found = JSON.stringify([now, version]);
  const shown = useRef(found);
  useLayoutEffect(() => {
    if (found === shown.current) return;
    shown.current = found;
    const [next, ofNext] = JSON.parse(found) as [SettingsValues, number];
    quietly(() => {
      const mine = settingsChange(base.current, getValues());
      base.current = next;
      fill({ ...next, ...mine });
      const left = settingsChange(next, getValues());
      const of = left.rules ? edited : ofNext;
      setEdited(of);
      keep(of);
    });
  }, [found, quietly, fill, keep, getValues, edited]);

  /** Takes what is set now, for all fields or for the rules alone. */
  const take = (part: Partial<SettingsValues>) => {
    quietly(() => {
      fill(part);
      setEdited(version);
      keep(version);
    });
  };
  /** What was saved is what the form holds, without the blanks and lines that are not stored. */
  const settle = (sent: SettingsValues, { askedWords, ...saved }: SettingsOutput) => {
    const typedSince = settingsChange(sent, getValues());
    quietly(() => fill({ ...saved, askedWords: askedWords.join('\n'), ...typedSince }));
  };
  return {
    form,
    store,
    settle,
    /** The version of the rules that are changed here. */
    edited,
    changed,
    isBegun,
    startAnew: () => {
      take(now);
      setBegun(false);
    },
    takeTheirs: () => take({ rules: now.rules }),
    keepMine: () => take({}),
  };
}
