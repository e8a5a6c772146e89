import { onObjectFinalized, type StorageObjectData } from 'firebase-functions/v2/storage';
import { type FileFault, fileFault } from '@/domain/file-check';
import { MAX_PROOF_BYTES } from '@/domain/limits';
import { reportRefusedProof } from '../cleanup/lost-proof';
import { deleteFile } from '../cleanup/stored-file';
import { bucket } from '../platform/app';
import { log } from '../platform/log';
import { TRIGGER } from '../platform/options';
import { runSteps, type Step } from '../platform/steps';
import { boundsOf } from './file-bounds';
import { unpacks } from './png-data';

/**
 * Looks at every file that was uploaded. Rules see only what a client says of a file: one whose bytes are something else
 * is deleted at once, and the parent is asked for another document. One that may stay is served as we want it.
 */
export const onFileUploaded = onObjectFinalized({ ...TRIGGER, memory: '512MiB' }, async ({ data }) => {
  const folder = data.name.split('/')[0] ?? '';
  const run = async () => {
    const fault = await faultOf(data);
    if (!fault) return settle(data);
    log.warn('A file that is not what it says was deleted', {
      folder,
      fault,
      contentType: data.contentType ?? '',
    });
    await deleteFile(data.name);
    await reportRefusedProof(data.name);
  };
  const step: Step = { name: 'check-file', run };
  await runSteps([step], { folder });
});

type Fault = FileFault | 'packed' | 'misplaced';

async function faultOf({
  name,
  contentType,
  contentEncoding,
  size,
}: StorageObjectData): Promise<Fault | null> {
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
  const { mayTrail } = bounds;
  return contentType === 'image/png' && !(await unpacks(bytes, mayTrail)) ? 'damaged' : null;
}

async function read(path: string): Promise<Buffer | null> {
  try {
    const [bytes] = await bucket().file(path).download();
    return bytes;
  } catch (error) {
    if ((error as { code?: unknown }).code === 404) return null;
    throw error;
  }
}

/** Takes back what no rule can see: how long the client wants the file to be kept on the way. */
async function settle({ name, cacheControl }: StorageObjectData): Promise<void> {
  if (!cacheControl) return;
  try {
    await bucket().file(name).setMetadata({ cacheControl: 'private, max-age=0' });
  } catch (error) {
    // Deleted meanwhile.
    if ((error as { code?: unknown }).code !== 404) throw error;
  }
}
