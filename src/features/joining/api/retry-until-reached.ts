import { mayPass } from '@/backend/errors';

/** Between two tries, in milliseconds. */
const RETRY_MS = 3000;

/** A mutation that tries until the server has answered. What it does must do no harm twice. */
export const retryUntilReached = {
  retry: (_failures: number, error: Error) => mayPass(error),
  retryDelay: RETRY_MS,
};
