import { on } from 'node:events';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { type Entry, fromBuffer, type Options, type ZipFile } from 'yauzl';
import { bucket } from './admin.ts';

/** The files of the archive, as another library than the one that made it sees them. */
export async function unpacked(path: string): Promise<(name: string) => Buffer> {
  const [bytes] = await bucket.file(path).download();
  const zip = await promisify<Buffer, Options, ZipFile>(fromBuffer)(bytes, { lazyEntries: true });
  const open = promisify<Entry, Readable>(zip.openReadStream.bind(zip));
  const files = new Map<string, Buffer>();
  const entries = on(zip, 'entry', { close: ['end'] });
  zip.readEntry();
  for await (const [entry] of entries as AsyncIterable<[Entry]>) {
    files.set(entry.fileName, await buffer(await open(entry)));
    zip.readEntry();
  }
  return (name) => files.get(name) ?? Buffer.alloc(0);
}
