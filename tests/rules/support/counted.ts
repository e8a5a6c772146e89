import {
  type DocumentReference,
  doc,
  increment,
  serverTimestamp,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore';
import { type CountedKind, countedDay, dayAfter, rateCounterId } from '@/domain/rate-counter';
import type { Rules } from './environment';
import { LONG_AGO } from './factories';
import type { Persona } from './personas';

/** Today, as the rules reckon it. */
export const today = (): number => countedDay(new Date());

/** Where today's counter of a persona lies. */
export const counterPath = (persona: Persona, kind: CountedKind): string =>
  `rateCounters/${rateCounterId(persona, kind, today())}`;

/** A counter as our own client writes it. */
export const counter = (lastId: string) => ({
  count: increment(1),
  lastId,
  at: serverTimestamp(),
  expiresAt: dayAfter(today()),
});

/** What rules count, with its count in the same batch, as the first of its kind today. */
export async function counted(
  rules: Rules,
  persona: Persona,
  [kind, id]: readonly [CountedKind, string],
  write: (batch: WriteBatch) => unknown,
): Promise<void> {
  const path = counterPath(persona, kind);
  await rules.put({ [path]: null });
  const db = rules.as(persona);
  const batch = writeBatch(db);
  write(batch);
  batch.set(doc(db, path), counter(id), { merge: true });
  return batch.commit();
}

/** A new document with its count. A comment is counted with its post's id. */
export const createCounted = (
  rules: Rules,
  persona: Persona,
  kind: CountedKind,
  ref: DocumentReference,
  payload: object,
): Promise<void> => {
  const isComment = kind === 'comments' || kind === 'guestMessages';
  const id = isComment ? `${ref.parent.parent?.id}/${ref.id}` : ref.id;
  return counted(rules, persona, [kind, id], (batch) => batch.set(ref, payload));
};

/** Another text of a post or a comment, as our own client writes it, with its count. */
export const editCounted = (
  rules: Rules,
  persona: Persona,
  ref: DocumentReference,
  change: Record<string, unknown> = { content: 'Other words' },
): Promise<void> => {
  const [, postId, , commentId] = ref.path.split('/');
  const id = commentId ? `${postId}/${commentId}` : ref.id;
  return counted(rules, persona, ['edits', id], (batch) =>
    batch.update(ref, { editedAt: serverTimestamp(), ...change }),
  );
};

/** A change of a post's likes with its count. */
export const likeCounted = (
  rules: Rules,
  persona: Persona,
  ref: DocumentReference,
  change: Record<string, unknown>,
): Promise<void> => counted(rules, persona, ['likes', ref.id], (batch) => batch.update(ref, change));

/** A counter as it was left before. */
export const storedCount = (count: number, lastId = 'before') => ({
  count,
  lastId,
  at: LONG_AGO,
  expiresAt: dayAfter(today()),
});
