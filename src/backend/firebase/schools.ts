import { collection, doc, getDoc, getDocs, limit, query, where } from 'firebase/firestore';
import type { InviteCode, School } from '@/domain/entities/school';
import type { SchoolsPort } from '../joining-ports';
import { entities, entity } from './documents';
import { calling } from './errors';
import { db } from './firestore';

export const schoolsPort: SchoolsPort = {
  findCode: (code) => calling(async () => entity<InviteCode>(await getDoc(doc(db(), 'inviteCodes', code)))),

  get: (schoolId) => calling(async () => entity<School>(await getDoc(doc(db(), 'schools', schoolId)))),

  findBySlug: (slug) =>
    calling(async () => {
      const found = await getDocs(query(collection(db(), 'schools'), where('slug', '==', slug), limit(1)));
      return entities<School>(found)[0] ?? null;
    }),
};
