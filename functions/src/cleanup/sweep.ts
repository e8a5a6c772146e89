import { bucket } from '../platform/app';
import { log } from '../platform/log';
import { TRIGGER } from '../platform/options';
import { deleteFile } from './stored-file';

/** Options of every sweep of files: years of them take longer than the minute a schedule has by itself. */
export const SWEEP = { region: TRIGGER.region, timeZone: 'Etc/UTC', timeoutSeconds: 1800 } as const;

/** A stored file as a sweep sees it. */
export interface SweptFile {
  path: string;
  /** When it was uploaded, in milliseconds. */
  uploaded: number;
}

/**
 * Deletes the files of a folder that nothing needs.
 * @param folder with its slash at the end
 * @param isDue whether it is time to look at a file of that age
 */
export async function sweep(
  folder: string,
  isDue: (uploaded: number) => boolean,
  isNeeded: (file: SweptFile) => Promise<boolean>,
): Promise<void> {
  let seen = 0;
  let deleted = 0;
  // A stream: a school's pictures of years do not fit into memory at once.
  for await (const { name, metadata } of bucket().getFilesStream({ prefix: folder })) {
    seen += 1;
    const uploaded = Date.parse(metadata.timeCreated ?? '');
    if (!isDue(uploaded) || (await isNeeded({ path: name, uploaded }))) continue;
    await deleteFile(name);
    deleted += 1;
  }
  log.info('Files swept', { folder, seen, deleted });
}
