import { limit, query, where } from 'firebase/firestore';
import type { InvitedSchool } from '@/domain/entities/school';
import type { LookUpInviteCodeInput } from '@/domain/inputs/outreach';
import { errorCode } from '../errors';
import { fetched } from '../fetched';
import type { SchoolsPort } from '../ports/schools';
import { schoolRef, schools } from './collections/schools';
import { whileReached } from './reachability/while-reached';
import { entities, readDocument, readQuery } from './reading/documents';
import { withBackendErrors } from './sdk/errors';

/** Somebody waits for it in front of a form, in milliseconds. A function that has slept needs some seconds. */
const LOOK_UP_MS = 20_000;

async function findCode(code: string): Promise<InvitedSchool | null> {
  const { call } = await fetched(() => import('./sdk/callables'));
  try {
    return await call<LookUpInviteCodeInput, InvitedSchool | null>('lookUpInviteCode', { code }, LOOK_UP_MS);
  } catch (error) {
    // What is too long for a code is none.
    if (errorCode(error) === 'invalid-argument') return null;
    throw error;
  }
}

export const schoolsPort: SchoolsPort = {
  findCode: (code) => withBackendErrors(() => whileReached(() => findCode(code))),

  get: (schoolId) => withBackendErrors(() => readDocument(schoolRef(schoolId))),

  findBySlug: (slug) =>
    withBackendErrors(async () => {
      const found = await readQuery(query(schools(), where('slug', '==', slug), limit(1)));
      return entities(found)[0] ?? null;
    }),
};
