import { type DocumentReference, GrpcStatus } from 'firebase-admin/firestore';
import { db } from './app';
import { expiryAfter } from './expiry';
import { sha256 } from './hash';
import { type LogFields, log } from './log';

/** One independent piece of work of a trigger. Repeating it must be harmless: an event may come more than once. */
export interface Step {
  name: string;
  run(): Promise<void>;
}

/** Longer than the platform goes on delivering an event; a Firestore TTL policy then removes the key. */
export const REMEMBER_DAYS = 14;

/** The document of an idempotency key: what is in it has been done, and is not done again. */
export const idempotencyKeyRef = (id: string): DocumentReference =>
  db.doc(`_idempotencyKeys/${id.replaceAll('/', '-')}`);

/**
 * Runs every step, also after one has failed, and throws at the end if any did, so that the platform delivers the
 * event again. A step that is refused for what a client wrote is given up instead. For steps that make things equal to the present state: doing them once more costs little.
 */
export async function runSteps(steps: readonly Step[], fields: LogFields): Promise<void> {
  const { failed } = await runAll(steps, fields);
  throwIfAnyFailed(failed);
}

/**
 * The same for steps that would leave a trace when they are done again: what went well for this event is kept in
 * `_idempotencyKeys` and not repeated, whether the event comes again by accident or because another step failed.
 */
export async function runStepsOnce(
  eventId: string,
  steps: readonly Step[],
  fields: LogFields,
): Promise<void> {
  if (steps.length === 0) return;
  const mark = idempotencyKeyRef(eventId);
  const before = ((await mark.get()).get('done') ?? []) as string[];
  const open = steps.filter(({ name }) => !before.includes(sha256(name)));
  const { done, failed } = await runAll(open, { ...fields, eventId });
  if (done.length > 0) {
    const expiresAt = expiryAfter(Date.now(), REMEMBER_DAYS);
    // As digests: a name may say which school it was about, which may be deleted before this is.
    await mark.set({ done: [...before, ...done.map(sha256)], expiresAt });
  }
  throwIfAnyFailed(failed);
}

/** What the database (gRPC), the file storage (HTTP) and Firebase Auth say of what has no right form. */
const NO_RIGHT_FORM: readonly unknown[] = [
  ...[GrpcStatus.INVALID_ARGUMENT, 400],
  ...['auth/invalid-email', 'auth/invalid-uid', 'auth/argument-error'],
];

/**
 * Whether the same input would be refused again: something a client wrote has no right form. Trying again for a day would
 * help nobody, and a client could cause it a thousand times.
 */
function isRefusedForGood(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return NO_RIGHT_FORM.includes(code);
}

async function runAll(steps: readonly Step[], fields: LogFields) {
  const done: string[] = [];
  const failed: string[] = [];
  for (const step of steps) {
    try {
      await step.run();
      done.push(step.name);
    } catch (error) {
      if (isRefusedForGood(error)) {
        log.error('A step was refused for good and is given up', error, { ...fields, step: step.name });
        done.push(step.name);
        continue;
      }
      failed.push(step.name);
      log.error('A step failed and will be retried', error, { ...fields, step: step.name });
    }
  }
  return { done, failed };
}

// No cause: the platform would log its message, which may hold personal data.
function throwIfAnyFailed(failed: readonly string[]): void {
  if (failed.length > 0) throw new Error(`Steps failed: ${failed.join(', ')}`);
}
