import * as v from 'valibot';
import { idSchema } from '../fields';

/** `groups/{groupId}/files/{fileId}` (product §3.1): a document that a group's members share. */
export const groupFileSchema = v.object({
  id: idSchema,
  groupId: idSchema,
  schoolId: idSchema,
  userId: idSchema,
  /** What it is called on screen, and as it is saved. */
  name: v.string(),
  /** In bytes, as its uploader says; a function puts it right. */
  size: v.number(),
  createdAt: v.nullable(v.date()),
  /** Where it lies in the file storage. */
  path: v.string(),
});
export type GroupFile = v.InferOutput<typeof groupFileSchema>;

/** The folder of the file storage that groups share. */
export const GROUP_FILES = 'group-files';

/** Where a file of a group lies; rules allow no other place. */
export const groupFilePath = ({
  schoolId,
  groupId,
  id,
}: Pick<GroupFile, 'schoolId' | 'groupId' | 'id'>): string =>
  `${GROUP_FILES}/${schoolId}/${groupId}/${id}.pdf`;

/** Of which file of which group a path speaks; null for one of another kind. */
export function groupFileOf(path: string): Pick<GroupFile, 'schoolId' | 'groupId' | 'id'> | null {
  const [folder, schoolId, groupId, name, ...rest] = path.split('/');
  const id = name?.endsWith('.pdf') ? name.slice(0, -'.pdf'.length) : '';
  if (folder !== GROUP_FILES || !schoolId || !groupId || !id || rest.length > 0) return null;
  return { schoolId, groupId, id };
}
