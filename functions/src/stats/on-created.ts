import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { SYSTEM_AUTHOR } from '@/domain/entities/post';
import type { Counted } from '@/domain/statistics';
import { TRIGGER } from '../platform/options';
import { countOnce, momentOf } from './count';

/** A trigger that counts every document of a collection for the school that it names. */
const counting = (document: string, what: Counted) =>
  onDocumentCreated({ ...TRIGGER, document }, async (event) => {
    // The product's own posts say nothing about the parents.
    if (!event.data || event.data.get('authorId') === SYSTEM_AUTHOR) return;
    await countOnce(event.document, event.data.get('schoolId'), momentOf(event.data, 'createdAt'), what);
  });

/** Nothing here writes what it counts: no loop. */
export const onPostCreated = counting('posts/{postId}', 'posts');
export const onEventCreated = counting('events/{eventId}', 'events');
export const onGroupCreated = counting('groups/{groupId}', 'groups');
export const onInviteCreated = counting('invites/{inviteId}', 'invites');

/** A parent who leaves and is approved again joins twice, so each approval counts for itself. */
export const onMemberCreated = onDocumentCreated(
  { ...TRIGGER, document: 'schools/{schoolId}/members/{uid}' },
  async (event) => {
    if (!event.data) return;
    const key = `join_${event.document}_${event.data.createTime.toMillis()}`;
    await countOnce(key, event.params.schoolId, momentOf(event.data, 'joinedAt'), 'joins');
  },
);
