import { logger } from 'firebase-functions/v2';

/** What may be logged beside a message: ids, codes and counts. Never a name, an address or a text of a user. */
export type LogFields = Record<string, string | number | boolean | null>;

/** Structured logs. The message is a constant, everything that varies is a field. */
export const log = {
  info: (message: string, fields: LogFields = {}): void => logger.info(message, fields),
  warn: (message: string, fields: LogFields = {}): void => logger.warn(message, fields),
  error: (message: string, error: unknown, fields: LogFields = {}): void =>
    logger.error(message, { ...fields, ...describeError(error) }),
};

/**
 * What a log may say of an error. Its message stays out, because mail servers and databases repeat addresses and
 * contents in theirs; the stack loses the message for the same reason.
 */
export function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    code: typeof code === 'string' || typeof code === 'number' ? code : null,
    responseCode: typeof responseCode === 'number' ? responseCode : null,
    stack: stack.slice(0, 8).join('\n'),
  };
}
