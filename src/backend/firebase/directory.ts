import { orderBy, query, where } from 'firebase/firestore';
import { CLASS_PAGE_SIZE, DIRECTORY_PAGE_SIZE } from '@/domain/limits';
import type { DirectoryPort } from '../ports/directory';
import { memberRef, members } from './collections/members';
import { schoolClassesRef } from './collections/school-classes';
import { readPage, watchDocument } from './reading/documents';

const byName = (schoolId: string, token: string | null) => {
  const carrying = token ? [where('searchTokens', 'array-contains', token)] : [];
  return query(members(schoolId), ...carrying, orderBy('lastName'), orderBy('firstName'));
};

export const directoryPort: DirectoryPort = {
  page: (schoolId, token, after) => readPage(byName(schoolId, token), DIRECTORY_PAGE_SIZE, after),

  watchClasses: (schoolId, observer) => watchDocument(schoolClassesRef(schoolId), observer),

  inClass: (schoolId, key, after) => readPage(byName(schoolId, key), CLASS_PAGE_SIZE, after),

  watchMember: (schoolId, uid, observer) => watchDocument(memberRef(schoolId, uid), observer),
};
