import type { UploadKind } from '@/domain/rate-counter';
import { errorCode } from '../../errors';
import { whileReached } from '../reachability/while-reached';
import { withBackendErrors } from '../sdk/errors';
import { commitCounted } from './count';

/** The last upload of each account and kind that has begun here. */
const last = new Map<string, Promise<unknown>>();

function afterTheLast<T>(line: string, run: () => Promise<T>): Promise<T> {
  const turn = (last.get(line) ?? Promise.resolve()).then(run, run);
  last.set(line, turn);
  return turn;
}

/**
 * Counts a file and then uploads it: Storage's rules ask for the counter of the day, which names one file, so files of
 * one kind go one after another. What was refused is counted and sent once more, as another device may have counted
 * in between, or the day (UTC) may have changed.
 * @param name the file's path; a document's with the school before it that it is for
 * @throws BackendError `daily-limit` with `retryAt`, beside what the upload throws
 */
export const uploadCounted = <T>(
  [uid, kind, name]: readonly [uid: string, kind: UploadKind, name: string],
  upload: () => Promise<T>,
): Promise<T> =>
  afterTheLast(`${uid} ${kind}`, async () => {
    const attempt = async () => {
      // Twice is no harm but a count. The upload itself gives up by its own clock, as it may take long on a slow line.
      await withBackendErrors(() => whileReached(() => commitCounted(uid, kind, name, () => undefined)));
      return upload();
    };
    try {
      return await attempt();
    } catch (error) {
      if (errorCode(error) !== 'file-refused') throw error;
      return attempt();
    }
  });
