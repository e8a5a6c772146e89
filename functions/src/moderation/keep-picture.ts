import type { ModerationCase } from '@/domain/entities/moderation-case';
import { isMissingFile } from '../cleanup/stored-file';
import { bucket } from '../platform/app';
import { isNotFound } from '../platform/firestore-errors';
import { caseRef } from './case-records';
import { picturePath } from './pictures';

/** Where a case's own copy of a picture lies. */
export const casePicture = (caseId: string): string => `case-pictures/${caseId}`;

/**
 * Keeps the picture of what was reported as long as its case: its author may delete it. By its bytes, as a copy by the
 * platform would take along the token of its link, by which anybody who has the link could see the copy.
 */
export async function keepPicture({ id, content, subjectId }: ModerationCase): Promise<void> {
  const path = picturePath(content.imageUrl, subjectId);
  if (!path || !content.hasPicture) return;
  const copy = bucket().file(casePicture(id));
  if ((await copy.exists())[0]) return;
  try {
    const original = bucket().file(path);
    const [bytes] = await original.download();
    const [{ contentType }] = await original.getMetadata();
    await copy.save(bytes, { contentType: contentType ?? 'image/jpeg', resumable: false });
  } catch (error) {
    if (!isMissingFile(error)) throw error;
    await withoutPicture(id);
  }
}

/** Deleted before its case was there. */
async function withoutPicture(caseId: string): Promise<void> {
  try {
    await caseRef(caseId).update({ 'content.hasPicture': false });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}
