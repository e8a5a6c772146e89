import { randomUUID } from 'node:crypto';
import { TINY } from '@/domain/file-check/testing';
import { bucket } from './admin.ts';

/** Puts a file into storage as its owner's client would. */
export async function upload(
  path: string,
  uid: string,
  schoolId: string,
  { bytes = TINY.png, contentType = 'image/png', ...served }: Partial<Content> = {},
): Promise<void> {
  await bucket.file(path).save(Buffer.from(bytes), {
    contentType,
    metadata: { ...served, metadata: { uid, schoolId } },
    resumable: false,
  });
}

interface Content {
  bytes: Uint8Array;
  contentType: string;
  contentEncoding: string;
  cacheControl: string;
  contentLanguage: string;
}

/** The address a client stores of a file. */
export const addressOf = (path: string, token = 't'): string =>
  `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${bucket.name}/o/${encodeURIComponent(path)}?alt=media&token=${token}`;

/** A picture of a post: its path and the address a client stores. */
export async function uploadPostImage(uid: string, schoolId: string) {
  const path = `post-images/${uid}/${randomUUID()}-picture.png`;
  await upload(path, uid, schoolId);
  return { path, imageUrl: addressOf(path) };
}

/** When a file was uploaded, in milliseconds by Storage's own clock, which other tests may have moved. */
export const uploadedAt = async (path: string): Promise<number> =>
  Date.parse((await bucket.file(path).getMetadata())[0].timeCreated ?? '');

export const fileExists = async (path: string): Promise<boolean> => (await bucket.file(path).exists())[0];
