import { limit, orderBy, query } from 'firebase/firestore';
import { groupFilePath } from '@/domain/entities/group-file';
import { MAX_GROUP_FILE_BYTES, MAX_GROUP_FILES } from '@/domain/group-limits';
import { fetched } from '../../fetched';
import type { GroupsPort } from '../../ports/groups';
import { groupFiles as files } from '../collections/group-files';
import { watchQuery } from '../reading/documents';
import { uploadCounted } from '../writing/upload-counted';

const storage = () => fetched(() => import('../sdk/storage'));

/** Files that the members of a group share. */
export const groupFiles: Pick<GroupsPort, 'watchFiles' | 'uploadFile' | 'download'> = {
  watchFiles: (groupId, observer) =>
    watchQuery(query(files(groupId), orderBy('createdAt', 'desc'), limit(MAX_GROUP_FILES)), observer),

  uploadFile: async (file, blob, onProgress, signal) => {
    const { uploadPrivate } = await storage();
    const path = groupFilePath(file);
    const { userId: uid, schoolId } = file;
    // Not what the browser takes it for, which may be nothing.
    const pdf = new Blob([blob], { type: 'application/pdf' });
    await uploadCounted([uid, 'groupFiles', path], () =>
      uploadPrivate(path, pdf, { uid, schoolId }, onProgress, signal),
    );
  },

  // Under the rules of this moment: no link to a file is ever made.
  download: async ({ path }) => (await storage()).download(path, MAX_GROUP_FILE_BYTES),
};
