import * as v from 'valibot';
import { userSchema } from '@/domain/entities/user';
import { db } from '../platform/app';
import { eachPageOf } from '../platform/each-page-of';
import { shownName } from '../platform/person-names';
import { type ChildNames, childNamesOf } from './child-names';

/** What a digest has to know of a school's parents. */
export interface SchoolParents {
  /** What each is called where others read it, by uid. */
  names: ReadonlyMap<string, string>;
  /** Of all their children, also of those that they keep from others. */
  childNames: ChildNames;
}

const namedSchema = v.pick(userSchema, ['firstName', 'lastName', 'schools']);
const childrenSchema = v.fallback(v.array(v.object({ name: v.fallback(v.string(), '') })), []);

/** Reads the names of a school's parents and children; of an odd record what is there. */
export async function readSchoolParents(schoolId: string): Promise<SchoolParents> {
  const names = new Map<string, string>();
  const children: string[] = [];
  const parents = db.collection('users').where('approvedSchools', 'array-contains', schoolId);
  await eachPageOf(parents.select('children', 'firstName', 'lastName', 'schools'), async (page) => {
    for (const parent of page) {
      const named = v.safeParse(namedSchema, parent.data());
      if (named.success) names.set(parent.id, shownName(named.output));
      children.push(...v.parse(childrenSchema, parent.get('children')).map(({ name }) => name));
    }
  });
  return { names, childNames: childNamesOf(children) };
}
