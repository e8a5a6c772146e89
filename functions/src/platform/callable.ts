import type {
  CallableFunction,
  CallableOptions,
  CallableRequest,
  CallableResponse,
} from 'firebase-functions/v2/https';
import { HttpsError, onCall } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { isDecodable } from './decodable';
import { log } from './log';
import { CALLABLE } from './options';

const INVALID = 'The input is not valid.';

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
    if (!parsed.success) throw new HttpsError('invalid-argument', INVALID);
    try {
      return await handler(parsed.output, request, response);
    } catch (error) {
      if (error instanceof HttpsError) throw error;
      log.error('A callable failed', error, { function: name, uid: request.auth?.uid ?? null });
      throw new HttpsError('internal', 'Something went wrong.');
    }
  };
  return refusingUndecodable(
    onCall<v.InferInput<S>, Promise<R>, Chunk>({ ...CALLABLE, ...options }, checked),
  );
}

/**
 * Answers `invalid-argument` before the platform reads what can't be read: it would answer `internal`, as if the fault
 * were ours, and log the input.
 */
function refusingUndecodable<F extends CallableFunction<unknown, unknown, unknown>>(callee: F): F {
  return new Proxy(callee, {
    apply(target, self, [request, response]: Parameters<F>) {
      const { data } = (request.body ?? {}) as { data?: unknown };
      if (isDecodable(data)) return Reflect.apply(target, self, [request, response]) as unknown;
      response.set('Access-Control-Allow-Origin', '*');
      response.status(400).json({ error: { status: 'INVALID_ARGUMENT', message: INVALID } });
      return undefined;
    },
  });
}

/** The caller's uid. @throws unauthenticated */
export function requireUid(request: CallableRequest): string {
  if (!request.auth) throw new HttpsError('unauthenticated', 'Please log in.');
  return request.auth.uid;
}
