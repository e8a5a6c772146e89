import type {
  CallableFunction,
  CallableOptions,
  CallableRequest,
  CallableResponse,
} from 'firebase-functions/v2/https';
import { HttpsError, onCall } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { log } from './log';
import { CALLABLE } from './options';

type Schema = v.GenericSchema<unknown, unknown>;

/**
 * A callable whose input is checked by a schema before anything else. A failure that is not an HttpsError reaches
 * the caller as a bare `internal` and the log without its message, which may hold personal data. The response streams
 * chunks to a client that asked for them.
 */
export function callable<S extends Schema, R, Chunk = unknown>(
  name: string,
  schema: S,
  handler: (
    input: v.InferOutput<S>,
    request: CallableRequest,
    response: CallableResponse<Chunk> | undefined,
  ) => Promise<R>,
  options: CallableOptions = {},
): CallableFunction<v.InferInput<S>, Promise<R>, Chunk> {
  const checked = async (request: CallableRequest, response?: CallableResponse<Chunk>): Promise<R> => {
    const parsed = v.safeParse(schema, request.data);
    if (!parsed.success) throw new HttpsError('invalid-argument', 'The input is not valid.');
    try {
      return await handler(parsed.output, request, response);
    } catch (error) {
      if (error instanceof HttpsError) throw error;
      log.error('A callable failed', error, { function: name, uid: request.auth?.uid ?? null });
      throw new HttpsError('internal', 'Something went wrong.');
    }
  };
  return onCall<v.InferInput<S>, Promise<R>, Chunk>({ ...CALLABLE, ...options }, checked);
}

/** The caller's uid. @throws unauthenticated */
export function requireUid(request: CallableRequest): string {
  if (!request.auth) throw new HttpsError('unauthenticated', 'Please log in.');
  return request.auth.uid;
}
