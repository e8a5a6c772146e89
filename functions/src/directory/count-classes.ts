import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { type SchoolClasses, schoolClassesSchema } from '@/domain/entities/school-classes';
import { type CountedClass, classesOf, classKeysIn, withCounts } from '@/domain/school-class';
import { db } from '../platform/app';
import { parserOf } from '../platform/documents';
import { inTurn } from '../platform/in-turn';

const parseClasses = parserOf(schoolClassesSchema);

type Entry = DocumentSnapshot | undefined;

const list = (entry: Entry, field: string): unknown[] => {
  const value: unknown = entry?.get(field);
  return Array.isArray(value) ? value : [];
};

/** The classes of an entry by what its children are in, whatever else the document may hold. */
const namesIn = (entry: Entry): [string, string][] => {
  if (!entry?.exists) return [];
  const children = list(entry, 'children').map((child) => {
    const typed: unknown = (child as { gradeOrRoom?: unknown } | null)?.gradeOrRoom;
    return { gradeOrRoom: typeof typed === 'string' ? typed : '' };
  });
  return classesOf(children).map(({ key, name }) => [key, name]);
};

const keysIn = (entry: Entry) => classKeysIn(list(entry, 'searchTokens'));

/** Whether an entry is found by just those classes that its children are in. */
export const hasItsClasses = (entry: Entry): boolean =>
  isDeepStrictEqual(new Set(keysIn(entry)), new Set(namesIn(entry).map(([key]) => key)));

/** The classes that an entry came into or left. */
function changedKeys(before: Entry, after: Entry): string[] {
  const [old, now] = [new Set(keysIn(before)), new Set(keysIn(after))];
  return [...new Set([...old, ...now])].filter((key) => !(old.has(key) && now.has(key)));
}

/**
 * Makes the numbers of a school's classes those of its directory after an entry came, changed or went: counted, never
 * added up, in a transaction that holds the list. So parallel, late, repeated and reordered events end at the same numbers.
 * Hundreds who come at once take turns, as they would else contend for the list.
 */
export async function countClasses(schoolId: string, before: Entry, after: Entry): Promise<void> {
  const changed = changedKeys(before, after);
  if (changed.length === 0) return;
  const names = new Map([...namesIn(before), ...namesIn(after)]);
  const members = db.collection(`schools/${schoolId}/members`);
  const ref = db.doc(`schools/${schoolId}/directory/classes`);
  await inTurn(`classes of ${schoolId}`, () =>
    db.runTransaction(async (tx) => {
      const known = parseClasses(await tx.get(ref))?.classes ?? [];
      const nameOf = new Map([...names, ...known.map(({ key, name }) => [key, name] as const)]);
      const counted: CountedClass[] = [];
      for (const key of changed) {
        const name = nameOf.get(key);
        // A token that stands for no class of a child was written past our client, and is about to be taken away.
        if (name === undefined) continue;
        const found = await tx.get(members.where('searchTokens', 'array-contains', key).count());
        counted.push({ key, name, count: found.data().count });
      }
      const classes = withCounts(known, counted);
      if (isDeepStrictEqual(classes, known)) return;
      if (classes.length === 0) tx.delete(ref);
      else tx.set(ref, { classes } satisfies SchoolClasses);
    }),
  );
}
