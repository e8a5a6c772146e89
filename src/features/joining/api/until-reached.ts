import { type ErrorCode, errorCode } from '@/backend/errors';

/** Between two tries, in milliseconds. */
const RETRY_MS = 3000;
const UNREACHED: readonly ErrorCode[] = ['unavailable', 'deadline-exceeded'];

/** A mutation that tries until the server has answered. What it does must do no harm twice. */
export const untilReached = {
  retry: (_failures: number, error: Error) => UNREACHED.includes(errorCode(error)),
  retryDelay: RETRY_MS,
};
