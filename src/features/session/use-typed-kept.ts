import { type RefObject, useLayoutEffect, useRef } from 'react';
import { draftKey } from '@/features/drafts';
import { storedText } from '@/stored';
import type { HeldSchool } from './held-school';
import { useUserNow } from './session';

/** What people type as text; no secrets, no files, no choices. */
const TYPED =
  'textarea, input:not([type=checkbox], [type=radio], [type=hidden], [type=password], [type=file])';

/** What is typed in a form, field by field under its label, but for what its own draft keeps. */
function typedIn(form: HTMLFormElement): string {
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)]
    .filter((field) => field.value.trim() !== '' && !field.closest('[data-draft=kept]'))
    .map((field) => [field.labels?.[0]?.textContent?.trim(), field.value].filter(Boolean).join(': '))
    .join('\n');
}

/**
 * Keeps what is typed in a form whose page is taken away with the person's last school: it is given back above every
 * screen, like a draft of that school (decision 35). Put the ref on something inside the form.
 */
export function useTypedKept(school: HeldSchool): RefObject<HTMLDivElement | null> {
  const inside = useRef<HTMLDivElement>(null);
  const userNow = useUserNow();
  const latest = useRef(school);
  useLayoutEffect(() => {
    latest.current = school;
  }, [school]);
  useLayoutEffect(() => {
    const form = inside.current?.closest('form');
    return () => {
      const { schoolId, isOpen } = latest.current;
      const user = userNow();
      // A form that could say itself that its school is closed was left by its person.
      if (!form || !user || !isOpen || user.approvedSchools.includes(schoolId)) return;
      const text = typedIn(form);
      const at = Date.now();
      const key = draftKey(user.uid, `form.${schoolId}.${at}`);
      if (text) storedText('session', key).set(JSON.stringify({ at, value: text }));
    };
  }, [userNow]);
  return inside;
}
