import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Notification } from '@/domain/entities/community';
import { hasNoAccount, type Post } from '@/domain/entities/post';
import { parseUser, userRef } from '../platform/accounts';
import { isDocumentId } from '../platform/document-id';
import { type Acted, type Face, faceOf } from './actor';
import { namedIn } from './messages';
import { readUnheard } from './recipient';

/** Who is shown of all. */
const FACES = 3;
/** So many are kept with it, and found by it; all are counted. */
const KEPT = 50;

/** One thing that somebody did with or under a post. */
export interface Act {
  actorId: string;
  /** When; null for what has no time of its own. */
  at: Date | null;
  commentId: string | null;
  /** What is quoted of it. */
  words: string;
}

/** What one notification tells somebody of. */
export interface Grouped {
  type: Notification['type'];
  userId: string;
  /** Newest first. */
  acts: readonly Act[];
}

/** Of all acts what its receiver is told. */
export interface GroupedActs {
  acted: Acted;
  /** By the one who is named. */
  newest: Act;
  /** All who are counted. */
  heard: ReadonlySet<string>;
}

/**
 * Reads what somebody is told of what others did: not of those whom they have blocked, nor of those whose accounts are gone. Null
 * where nothing is left.
 */
export async function readGroupedActs(
  tx: Transaction,
  post: Post,
  { type, userId, acts }: Grouped,
  existing: DocumentSnapshot,
): Promise<GroupedActs | null> {
  const unheard = await readUnheard(tx, post, userId);
  if (!unheard) return null;
  const people = new Set(
    acts
      .map(({ actorId }) => actorId)
      .filter((id) => isDocumentId(id) && !hasNoAccount(id) && !unheard.has(id)),
  );
  const actors = await readFaces(tx, post, people, existing);
  const [named] = actors;
  const newest = acts.find(({ actorId }) => actorId === named?.id);
  if (!named || !newest) return null;
  const count = people.size;
  return {
    acted: {
      ...{ type, actorId: named.id, ...namedIn(type, named.name, count - 1) },
      ...{ count, actors, actorIds: [...people].slice(0, KEPT), by: named.id },
    },
    newest,
    heard: people,
  };
}

/**
 * The first who have an account, by which they are shown. Who has left the school is shown as before: what becomes of them since
 * is none of its parents' business. Who has none is taken out.
 */
async function readFaces(
  tx: Transaction,
  post: Post,
  people: Set<string>,
  existing: DocumentSnapshot,
): Promise<Face[]> {
  const shown = new Map(((existing.get('actors') ?? []) as Face[]).map((face) => [face.id, face]));
  const faces: Face[] = [];
  for (const id of [...people]) {
    if (faces.length === FACES) break;
    const user = parseUser(await tx.get(userRef(id)));
    const isMember = user?.approvedSchools.includes(post.schoolId);
    if (user) faces.push(isMember ? faceOf(user) : (shown.get(id) ?? faceOf(user)));
    else people.delete(id);
  }
  return faces;
}
