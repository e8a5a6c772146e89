import { type FileBounds, type FileFault, fileFault } from '@/domain/file-check';
import { MAX_PROOF_BYTES } from '@/domain/limits';
import { takeOffProof } from '../cleanup/lost-proof';
import { deleteFile, isMissingFile } from '../cleanup/stored-file';
import { takeOffGroupFile } from '../groups/group-file';
import { bucket } from '../platform/app';
import { log } from '../platform/log';
import { decodes } from './decodes';
import { boundsOf } from './file-bounds';
import { unpacks } from './png-data';
import { settleFile } from './settle-file';

/** What storage says of a file. */
interface StoredFile {
  name: string;
  contentType?: string | undefined;
  contentEncoding?: string | undefined;
  size?: number | string | undefined;
}

/** Deletes a file whose bytes are something else than it says; one that may stay is served as we want it. */
export async function checkFile(file: StoredFile): Promise<void> {
  const fault = await faultOf(file);
  if (!fault) return settleFile(file.name);
  log.warn('A file that is not what it says was deleted', {
    folder: file.name.split('/')[0] ?? '',
    fault,
    contentType: file.contentType ?? '',
  });
  await deleteFile(file.name);
  await takeOffProof(file.name);
  await takeOffGroupFile(file.name);
}

type Fault = FileFault | 'packed' | 'misplaced';

async function faultOf({ name, contentType, contentEncoding, size }: StoredFile): Promise<Fault | null> {
  const bounds = boundsOf(name);
  if (!bounds) return 'misplaced';
  // Before a single byte is fetched: the client library unpacks what it gets.
  if (contentEncoding && contentEncoding !== 'identity') return 'packed';
  if (Number(size) > MAX_PROOF_BYTES) return 'too-large';
  const bytes = await read(name);
  // Deleted meanwhile: nothing is left to judge.
  if (!bytes) return null;
  const fault = fileFault(bytes, contentType ?? '', bounds);
  if (fault) return fault;
  return (await isWhole(bytes, contentType ?? '', bounds)) ? null : 'damaged';
}

/** Whether its picture unpacks. Documents (PDF) are recognised only. */
async function isWhole(bytes: Buffer, contentType: string, { mayTrail }: FileBounds): Promise<boolean> {
  if (contentType === 'application/pdf') return true;
  return contentType === 'image/png' ? unpacks(bytes, mayTrail) : decodes(bytes, contentType);
}

async function read(path: string): Promise<Buffer | null> {
  try {
    const [bytes] = await bucket().file(path).download();
    return bytes;
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
}
