import { FieldValue } from 'firebase-admin/firestore';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import { isMissingFile } from '../cleanup/stored-file';
import { bucket } from '../platform/app';
import { isNotFound } from '../platform/firestore-errors';
import { caseRef } from './case-records';
import { picturePath } from './pictures';

/** Where a case's own copies of pictures lie. */
const folderOf = (caseId: string): string => `case-pictures/${caseId}/`;

/**
 * Keeps the pictures of what was reported as long as its case: their author may delete them. By their bytes, as a copy by
 * the platform would take along the token of a link, by which anybody who has the link could see the copy.
 */
export async function keepPictures({ id, content, subjectId }: ModerationCase): Promise<void> {
  for (const place of content.pictures) {
    const path = picturePath(content.images[place]?.url ?? null, subjectId);
    if (path) await keepPicture(id, path, place);
  }
}

/** Deletes the copies that a case has. */
export async function deleteCasePictures(caseId: string): Promise<void> {
  await bucket().deleteFiles({ prefix: folderOf(caseId), force: true });
}

async function keepPicture(caseId: string, path: string, place: number): Promise<void> {
  const copy = bucket().file(`${folderOf(caseId)}${place}`);
  if ((await copy.exists())[0]) return;
  try {
    const original = bucket().file(path);
    const [bytes] = await original.download();
    const [{ contentType }] = await original.getMetadata();
    await copy.save(bytes, { contentType: contentType ?? 'image/jpeg', resumable: false });
  } catch (error) {
    if (!isMissingFile(error)) throw error;
    await withoutPicture(caseId, place);
  }
}

/** Deleted before its case was there. */
async function withoutPicture(caseId: string, place: number): Promise<void> {
  try {
    await caseRef(caseId).update({ 'content.pictures': FieldValue.arrayRemove(place) });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}
