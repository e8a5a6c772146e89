import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { ZipFile } from 'yazl';
import { bucket, db } from '../platform/app';
import { filesOf, heldAbout } from './held-data';
import { readablePage, type Section } from './readable-page';

/** More documents of one kind than anybody has; bounds memory. */
const MOST = 20_000;

/** Moments as text that every program reads. */
function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof Date) return value.toISOString();
  if (value instanceof GeoPoint) return { latitude: value.latitude, longitude: value.longitude };
  if (Array.isArray(value)) return value.map(plain);
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
  return value;
}

/** Only what the product uses to find posts; as words they are in the posts already. */
const INDEXES = ['searchTokens'];

async function sectionsOf(uid: string): Promise<Section[]> {
  const sections: Section[] = [];
  for (const { name, query } of heldAbout(uid)) {
    const { docs } = await query.limit(MOST).get();
    const documents = docs.map((doc) => {
      const fields = Object.entries(doc.data()).filter(([field]) => !INDEXES.includes(field));
      return { path: doc.ref.path, ...(plain(Object.fromEntries(fields)) as Record<string, unknown>) };
    });
    sections.push({ name, documents });
  }
  return sections;
}

/**
 * Writes one ZIP with everything that is held about a parent: JSON for programs, a page to read, and their files. Streamed,
 * as years of pictures do not fit into memory.
 * @param path where it goes in the bucket
 * @returns its size in bytes
 */
export async function makeArchive(uid: string, path: string, madeAt: Date): Promise<number> {
  const sections = await sectionsOf(uid);
  const zip = new ZipFile();
  for (const { name, documents } of sections) {
    zip.addBuffer(Buffer.from(JSON.stringify(documents, null, 2)), `data/${name}.json`, { mtime: madeAt });
  }
  const files: string[] = [];
  for (const prefix of filesOf(uid)) {
    const [found] = await bucket().getFiles({ prefix });
    for (const file of found) {
      const name = `files/${file.name.replace(uid, 'mine')}`;
      files.push(name);
      // Opened when its turn comes: a thousand open streams would time out.
      zip.addReadStreamLazy(name, { compress: false, mtime: madeAt }, (take) =>
        take(
          null,
          file.createReadStream().on('error', (error) => zip.emit('error', error)),
        ),
      );
    }
  }
  zip.addBuffer(Buffer.from(readablePage(sections, files, madeAt)), 'index.html', { mtime: madeAt });
  const failed = new Promise<never>((_, reject) => zip.once('error', reject));
  zip.end();
  const target = bucket().file(path);
  const stored = pipeline(
    zip.outputStream.pipe(new PassThrough()),
    target.createWriteStream({
      resumable: false,
      contentType: 'application/zip',
      metadata: { cacheControl: 'private, no-store', metadata: { uid } },
    }),
  );
  await Promise.race([stored, failed]);
  const [{ size }] = await target.getMetadata();
  return Number(size);
}

export const exportRef = (uid: string) => db.doc(`dataExports/${uid}`);
