import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type DocumentSnapshot, GeoPoint, type Query, Timestamp } from 'firebase-admin/firestore';
import { ZipFile } from 'yazl';
import { bucket, type StoredFile } from '../platform/app';
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

/** Only what the product uses to find and order posts; as words and times they are in the posts already. */
const INDEXES = ['searchTokens', 'sortAt'];

/** A document as it stands in an archive, with where it was. */
export function plainDocument(doc: DocumentSnapshot): Record<string, unknown> {
  const fields = Object.entries(doc.data() ?? {}).filter(([field]) => !INDEXES.includes(field));
  return { path: doc.ref.path, ...(plain(Object.fromEntries(fields)) as Record<string, unknown>) };
}

/** All that a query finds. */
export const documentsOf = async (query: Query): Promise<Record<string, unknown>[]> =>
  (await query.limit(MOST).get()).docs.map(plainDocument);

/** What goes into an archive. */
export interface Contents {
  /** Heading of its page. */
  title: string;
  sections: readonly Section[];
  /** Stored files, by their names in the archive. */
  files: ReadonlyMap<string, StoredFile>;
  /** Labels of the file that is made. */
  labels: Record<string, string>;
  madeAt: Date;
}

/**
 * Writes one ZIP: JSON for programs, a page to read, and files. Streamed, as years of pictures do not fit into memory.
 * @param path where it goes in the bucket
 * @returns its size in bytes
 */
export async function storeArchive(path: string, contents: Contents): Promise<number> {
  const { title, sections, files, labels, madeAt } = contents;
  const zip = new ZipFile();
  for (const { name, documents } of sections) {
    zip.addBuffer(Buffer.from(JSON.stringify(documents, null, 2)), `data/${name}.json`, { mtime: madeAt });
  }
  for (const [name, file] of files) {
    // Opened when its turn comes: a thousand open streams would time out.
    zip.addReadStreamLazy(name, { compress: false, mtime: madeAt }, (take) =>
      take(
        null,
        file.createReadStream().on('error', (error) => zip.emit('error', error)),
      ),
    );
  }
  const page = readablePage(title, sections, [...files.keys()], madeAt);
  zip.addBuffer(Buffer.from(page), 'index.html', { mtime: madeAt });
  const failed = new Promise<never>((_, reject) => zip.once('error', reject));
  zip.end();
  const target = bucket().file(path);
  const stored = pipeline(
    zip.outputStream.pipe(new PassThrough()),
    target.createWriteStream({
      resumable: false,
      contentType: 'application/zip',
      metadata: { cacheControl: 'private, no-store', metadata: labels },
    }),
  );
  await Promise.race([stored, failed]);
  const [{ size }] = await target.getMetadata();
  return Number(size);
}
