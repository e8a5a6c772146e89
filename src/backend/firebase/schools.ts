import { limit, query, where } from 'firebase/firestore';
import type { SchoolsPort } from '../ports/schools';
import { inviteCodeRef } from './collections/invite-codes';
import { schoolRef, schools } from './collections/schools';
import { entities, readDocument, readQuery } from './reading/documents';
import { withBackendErrors } from './sdk/errors';

export const schoolsPort: SchoolsPort = {
  findCode: (code) => withBackendErrors(() => readDocument(inviteCodeRef(code))),

  get: (schoolId) => withBackendErrors(() => readDocument(schoolRef(schoolId))),

  findBySlug: (slug) =>
    withBackendErrors(async () => {
      const found = await readQuery(query(schools(), where('slug', '==', slug), limit(1)));
      return entities(found)[0] ?? null;
    }),
};
