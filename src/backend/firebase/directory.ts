import { orderBy, query, where } from 'firebase/firestore';
import { DIRECTORY_PAGE_SIZE } from '@/domain/limits';
import type { DirectoryPort } from '../ports/directory';
import { memberRef, members } from './collections/members';
import { readPage, watchDocument } from './reading/documents';

export const directoryPort: DirectoryPort = {
  page: (schoolId, token, after) => {
    const carrying = token ? [where('searchTokens', 'array-contains', token)] : [];
    const ordered = query(members(schoolId), ...carrying, orderBy('lastName'), orderBy('firstName'));
    return readPage(ordered, DIRECTORY_PAGE_SIZE, after);
  },

  watchMember: (schoolId, uid, observer) => watchDocument(memberRef(schoolId, uid), observer),
};
