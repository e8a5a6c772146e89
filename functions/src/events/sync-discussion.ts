import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { SchoolEvent } from '@/domain/entities/community';
import { EVENT_DISCUSSIONS, FORMER_AUTHOR, FORMER_NAME, newPost } from '@/domain/entities/post';
import { eventDiscussionId } from '@/domain/event-discussion';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { isDocumentId } from '../platform/document-id';
import { eventRef, parseEvent } from '../platform/events';
import { hiddenPostRef } from '../platform/hidden-content';
import { parsePost, postRef } from '../platform/posts';
import { postAuthorSnapshot } from '../profiles/author-snapshot';
import { deleteEventRemains } from './event-remains';

/**
 * Makes the post at which an event's comments hang what the event says: there while the event is, by its host, with its
 * title. The present state decides, so repeated, late and reordered events all end right. While moderation has the event
 * out of sight the post is away, so that no rule lets anybody read the comments, and these stay for its return.
 * With an event that is gone for good they go, and so do the answers.
 */
export async function syncDiscussion(eventId: string): Promise<void> {
  const id = eventDiscussionId(eventId);
  const isGone = await db.runTransaction(async (tx) => {
    const [found, hidden, shown] = await tx.getAll(eventRef(eventId), hiddenPostRef(id), postRef(id));
    if (!found?.exists) {
      if (shown?.exists) tx.delete(shown.ref);
      return !hidden?.exists;
    }
    const event = parseEvent(found);
    const post = parsePost(shown);
    if (!event || (post && post.content === event.title && post.authorId === event.userId)) return false;
    const author = await readHost(tx, event);
    if (post) tx.update(postRef(id), { ...author, content: event.title });
    else tx.set(postRef(id), discussionOf(event, author));
    return false;
  });
  if (isGone) await deleteEventRemains(eventId);
}

/** Nothing of it is found by words: it stands in no feed. */
function discussionOf(event: SchoolEvent, author: Awaited<ReturnType<typeof readHost>>) {
  const { id: _, ...post } = newPost({
    ...author,
    id: eventDiscussionId(event.id),
    schoolId: event.schoolId,
    groupId: EVENT_DISCUSSIONS,
    content: event.title,
    images: [],
  });
  return { ...post, searchTokens: [], createdAt: event.createdAt ?? FieldValue.serverTimestamp() };
}

/** Who announced it, as their posts show them; a name without an account where that is gone. */
async function readHost(tx: Transaction, { userId }: SchoolEvent) {
  const user = isDocumentId(userId) ? parseUser(await tx.get(userRef(userId))) : null;
  return user
    ? { authorId: userId, ...postAuthorSnapshot(user) }
    : { authorId: FORMER_AUTHOR, authorName: FORMER_NAME, profilePicUrl: null, children: [] };
}
