import { MAX_GROUP_FILES } from '@/domain/group-limits';
import { db } from '../platform/app';
import { groupRef, parseGroup } from '../platform/groups';
import { inSharedTurn } from '../platform/in-turn';

/**
 * Makes `fileCount` of a group the number of its files: counted, never added up, in a transaction that holds the group.
 * Rules look at that number, which comes later than files that are shared at once: the newest beyond the limit go.
 */
export const syncFileCount = (groupId: string): Promise<void> =>
  inSharedTurn(`files of ${groupId}`, () =>
    db.runTransaction(async (tx) => {
      const group = parseGroup(await tx.get(groupRef(groupId)));
      if (!group) return;
      const files = await tx.get(groupRef(groupId).collection('files').orderBy('createdAt').select());
      for (const { ref } of files.docs.slice(MAX_GROUP_FILES)) tx.delete(ref);
      const fileCount = Math.min(files.size, MAX_GROUP_FILES);
      if (fileCount !== group.fileCount) tx.update(groupRef(groupId), { fileCount });
    }),
  );
