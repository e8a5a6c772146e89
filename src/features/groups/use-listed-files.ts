import { useCallback, useMemo } from 'react';
import { type EntryOf, useOutgoing, useShownEntries } from '@/features/offline';
import { useGroupFiles } from './api/use-group-files';
import { useOutgoingActs } from './use-outgoing-acts';

/** The files of a group, without those that were deleted here, and what is on its way to them. */
export function useListedFiles(groupId: string) {
  const read = useGroupFiles(groupId);
  const known = useMemo(() => new Set(read.data?.map(({ id }) => id)), [read.data]);
  const belongs = useCallback((entry: EntryOf<'group-file'>) => entry.group.groupId === groupId, [groupId]);
  const outgoing = useOutgoing('group-file', belongs, known);
  const deletions = useOutgoingActs(groupId).flatMap((entry) =>
    entry.act.type === 'delete-file' ? [{ entry, fileId: entry.act.fileId }] : [],
  );
  useShownEntries(
    deletions.filter(({ fileId }) => read.data && !known.has(fileId)).map(({ entry }) => entry),
  );
  const deleted = new Set(deletions.map(({ fileId }) => fileId));
  return { files: { ...read, data: read.data?.filter(({ id }) => !deleted.has(id)) }, outgoing };
}
