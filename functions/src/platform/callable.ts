import type {
  CallableFunction,
  CallableOptions,
  CallableRequest,
  CallableResponse,
} from 'firebase-functions/v2/https';
import { HttpsError, onCall } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { requireAppCheck } from './app-check';
import { clientNetwork } from './client-ip';
import { isDecodable } from './decodable';
import { FloodGuard } from './flood-guard';
import { log } from './log';
import { CALLABLE } from './options';

const INVALID = 'The input is not valid.';

/**
 * Calls of one function a minute and instance, more than any page of ours makes: answers that find nothing cost reads,
 * too, and no other limit counts them. A school's network is one address for many visitors.
 */
const ofAccount = new FloodGuard(120);
const ofVisitor = new FloodGuard(300);

type Schema = v.GenericSchema<unknown, unknown>;

/**
 * A callable whose input is checked by a schema before anything else, and which hears nobody out who floods it. A
 * failure that is not an HttpsError reaches the caller as a bare `internal` and the log without its message, which may
 * hold personal data. The response streams chunks to a client that asked for them.
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
    requireAppCheck(request);
    requireNoFlood(name, request);
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

function requireNoFlood(name: string, request: CallableRequest): void {
  const uid = request.auth?.uid;
  const isFine = uid
    ? ofAccount.allows(`${name} ${uid}`)
    : ofVisitor.allows(`${name} ${clientNetwork(request).visitor}`);
  if (!isFine) throw new HttpsError('resource-exhausted', 'Too many. Please try again later.');
}

/**
 * Answers `invalid-argument` before the platform reads what can't be read: it would answer `internal`, as if the fault
 * were ours, and log the input.
 */
function refusingUndecodable<F extends CallableFunction<unknown, unknown, unknown>>(callee: F): F {
  const guarded = new Proxy(callee, {
    apply(target, self, [request, response]: Parameters<F>) {
      const { data } = (request.body ?? {}) as { data?: unknown };
      if (isDecodable(data)) return Reflect.apply(target, self, [request, response]) as unknown;
      response.set('Access-Control-Allow-Origin', '*');
      response.status(400).json({ error: { status: 'INVALID_ARGUMENT', message: INVALID } });
      return undefined;
    },
  });
  keepAppCheckOptions(callee, guarded);
  return guarded;
}

/** What the local backend notes about each callable as it is made. */
interface OptionsRegistry {
  carry(from: object, to: object): void;
}

/**
 * The local backend remembers the App Check options of a callable by the function itself, and does not start with App
 * Check on while it misses those of one. Elsewhere there is no such register, and nothing happens.
 */
function keepAppCheckOptions(from: object, to: object): void {
  const known = (globalThis as Record<symbol, OptionsRegistry | undefined>)[
    Symbol.for('fireemu.callableAppCheck')
  ];
  known?.carry(from, to);
}

/** The caller's uid. @throws unauthenticated */
export function requireUid(request: CallableRequest): string {
  if (!request.auth) throw new HttpsError('unauthenticated', 'Please log in.');
  return request.auth.uid;
}
