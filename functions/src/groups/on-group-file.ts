import { onDocumentCreated, onDocumentDeleted } from 'firebase-functions/v2/firestore';
import { TRIGGER } from '../platform/options';
import { runSteps } from '../platform/steps';
import { syncFileCount } from './file-count';
import { deleteUnlisted, syncListedFile } from './group-file';

const OPTIONS = { ...TRIGGER, document: 'groups/{groupId}/files/{fileId}' as const };

/** A file was listed: it has to be there, and is counted. Nothing here lists files: no loop. */
export const onGroupFileCreated = onDocumentCreated(OPTIONS, async ({ params: { groupId, fileId } }) => {
  await runSteps(
    [
      { name: 'listed-file', run: () => syncListedFile(groupId, fileId) },
      { name: 'file-count', run: () => syncFileCount(groupId) },
    ],
    { groupId, fileId },
  );
});

/** A file left the list, with its group or its parent or by itself: it is deleted, and counted no more. */
export const onGroupFileDeleted = onDocumentDeleted(
  OPTIONS,
  async ({ params: { groupId, fileId }, data }) => {
    await runSteps(
      [
        { name: 'stored-file', run: () => deleteUnlisted(data?.get('schoolId'), groupId, fileId) },
        { name: 'file-count', run: () => syncFileCount(groupId) },
      ],
      { groupId, fileId },
    );
  },
);
