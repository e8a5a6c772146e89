import { collection, doc, limit, query, where } from 'firebase/firestore';
import type { InviteCode, School } from '@/domain/entities/school';
import type { SchoolsPort } from '../ports/schools';
import { entities, readDocument, readQuery } from './reading/documents';
import { calling } from './sdk/errors';
import { db } from './sdk/firestore';

export const schoolsPort: SchoolsPort = {
  findCode: (code) => calling(() => readDocument<InviteCode>(doc(db(), 'inviteCodes', code))),

  get: (schoolId) => calling(() => readDocument<School>(doc(db(), 'schools', schoolId))),

  findBySlug: (slug) =>
    calling(async () => {
      const found = await readQuery(query(collection(db(), 'schools'), where('slug', '==', slug), limit(1)));
      return entities<School>(found)[0] ?? null;
    }),
};
