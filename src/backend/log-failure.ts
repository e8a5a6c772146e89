import { errorCode } from './errors';

/**
 * Logs a failed call, beside what the screen says of it (product §8). Codes only: an error of the backend may
 * carry addresses and ids in its text. At the level of information, as it is no defect of the page.
 * @param what the call, in a word or two; nothing of a person
 */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the only log of the client.
  console.info(`Schoolgate: ${what}: ${errorCode(error)}`);
}
