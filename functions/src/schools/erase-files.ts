import { deleteFile } from '../cleanup/stored-file';
import { bucket } from '../platform/app';

/** Deletes the files that are labelled for a school, shown by a post or not, and the copies that were made of it. */
export async function eraseFiles(schoolId: string): Promise<void> {
  // All of them are looked at: labels can't be asked for. A stream, as years of pictures do not fit into memory.
  for await (const { name, metadata } of bucket().getFilesStream()) {
    if (metadata.metadata?.schoolId === schoolId || name.startsWith(`school-exports/${schoolId}/`))
      await deleteFile(name);
  }
}
