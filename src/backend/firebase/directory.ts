import { collection, orderBy, query, where } from 'firebase/firestore';
import type { Member } from '@/domain/entities/school';
import { DIRECTORY_PAGE_SIZE } from '@/domain/limits';
import type { DirectoryPort } from '../ports/directory';
import { readPage, watchDocument } from './reading/documents';
import { db } from './sdk/firestore';
import { memberRef } from './user-refs';

const members = (schoolId: string) => collection(db(), 'schools', schoolId, 'members');

export const directoryPort: DirectoryPort = {
  page: (schoolId, token, after) => {
    const carrying = token ? [where('searchTokens', 'array-contains', token)] : [];
    const ordered = query(members(schoolId), ...carrying, orderBy('lastName'), orderBy('firstName'));
    return readPage<Member>(ordered, DIRECTORY_PAGE_SIZE, after);
  },

  watchMember: (schoolId, uid, observer) => watchDocument<Member>(memberRef(schoolId, uid), observer),
};
