import type { UploadKind } from '@/domain/rate-counter';
import { withBackendErrors } from '../sdk/errors';
import { commitCounted } from './count';

/**
 * Counts a file before it is uploaded: Storage's rules ask for the count, which names it.
 * @param name the file's path; a document's with the school before it that it is for
 * @throws BackendError `daily-limit` with `retryAt`
 */
export const countUpload = (uid: string, kind: UploadKind, name: string): Promise<void> =>
  withBackendErrors(() => commitCounted(uid, kind, name, () => undefined));
