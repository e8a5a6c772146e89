import type { DocumentReference } from 'firebase-admin/firestore';
import { groupFileOf, groupFilePath } from '@/domain/entities/group-file';
import { deleteFile, isMissingFile } from '../cleanup/stored-file';
import { bucket } from '../platform/app';
import { groupRef } from '../platform/groups';

const listedRef = (groupId: string, fileId: string): DocumentReference =>
  groupRef(groupId).collection('files').doc(fileId);

/** Whether the list of its group names a file. */
export async function isListed(path: string): Promise<boolean> {
  const of = groupFileOf(path);
  return of !== null && (await listedRef(of.groupId, of.id).get()).exists;
}

/** Takes a file that turned out to be something else off the list of its group. */
export async function takeOffGroupFile(path: string): Promise<void> {
  const of = groupFileOf(path);
  if (of) await listedRef(of.groupId, of.id).delete();
}

/**
 * What a list says of a file becomes what is so: one that is not there is listed no more, and its size is that of the file.
 * A check may have deleted it before it was listed, and a client of somebody's own may list what it never stored.
 */
export async function syncListedFile(groupId: string, fileId: string): Promise<void> {
  const ref = listedRef(groupId, fileId);
  const listed = await ref.get();
  const schoolId: unknown = listed.get('schoolId');
  if (!listed.exists) return;
  const size =
    typeof schoolId === 'string' ? await sizeOf(groupFilePath({ schoolId, groupId, id: fileId })) : null;
  if (size === null) await ref.delete();
  else if (size !== listed.get('size')) await ref.update({ size });
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    const [{ size }] = await bucket().file(path).getMetadata();
    return Number(size);
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
}

/** Deletes the file that a list has let go of, unless it is there again. */
export async function deleteUnlisted(schoolId: unknown, groupId: string, fileId: string): Promise<void> {
  if (typeof schoolId !== 'string' || (await listedRef(groupId, fileId).get()).exists) return;
  await deleteFile(groupFilePath({ schoolId, groupId, id: fileId }));
}
