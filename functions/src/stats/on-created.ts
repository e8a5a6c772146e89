import { onDocumentCreated, type QueryDocumentSnapshot } from 'firebase-functions/v2/firestore';
import { isEventDiscussion, SYSTEM_AUTHOR } from '@/domain/entities/post';
import { occurrenceOf } from '@/domain/occurrence-id';
import type { Counted } from '@/domain/statistics';
import { countClasses, hasItsClasses } from '../directory/count-classes';
import { syncDirectoryEntries } from '../directory/sync-directory-entries';
import { lastPostSteps } from '../groups/last-post';
import { tellGroupSteps } from '../notifications/group-posts';
import { mentionSteps } from '../notifications/mention-notification';
import { TRIGGER } from '../platform/options';
import { runSteps, type Step } from '../platform/steps';
import { pollSteps } from '../polls/review-poll';
import { countOnce, momentOf } from './count';

/**
 * A trigger that counts every document of a collection for the school that it names.
 * @param stepsOf what else follows from a new one
 */
const counting = (
  document: string,
  what: Counted,
  stepsOf: (made: QueryDocumentSnapshot) => Step[] = () => [],
) =>
  onDocumentCreated({ ...TRIGGER, document }, async (event) => {
    // What the product writes itself, of its own or for the comments on an event, says nothing about the parents.
    const { data: made, document: path } = event;
    if (!made || made.get('authorId') === SYSTEM_AUTHOR) return;
    if (isEventDiscussion({ groupId: made.get('groupId') })) return;
    // Of an event that repeats the first one counts: its host has announced one.
    if (what === 'events' && (occurrenceOf(made.id)?.number ?? 0) > 0) return;
    const run = () => countOnce(path, made.get('schoolId'), momentOf(made, 'createdAt'), what);
    await runSteps([{ name: 'count', run }, ...stepsOf(made)], { path });
  });

/**
 * Nothing here makes what it counts: no loop. Whoever a post mentions is told, and the group that it is in with its members; votes in a post
 * that is back are counted.
 */
export const onPostCreated = counting('posts/{postId}', 'posts', (post) => [
  ...mentionSteps({ postId: post.id, commentId: null }, undefined, post.get('mentions')),
  ...lastPostSteps(post),
  ...tellGroupSteps(post),
  ...pollSteps(post),
]);
export const onEventCreated = counting('events/{eventId}', 'events');
export const onGroupCreated = counting('groups/{groupId}', 'groups');
export const onInviteCreated = counting('invites/{inviteId}', 'invites');

/** A parent who leaves and is approved again joins twice, so each approval counts for itself. */
export const onMemberCreated = onDocumentCreated(
  { ...TRIGGER, document: 'schools/{schoolId}/members/{uid}' },
  async (event) => {
    if (!event.data) return;
    const { data: entry, document: path, params } = event;
    const key = `join_${path}_${entry.createTime.toMillis()}`;
    const run = () => countOnce(key, params.schoolId, momentOf(entry, 'joinedAt'), 'joins');
    const { schoolId, uid } = params;
    const steps: Step[] = [
      { name: 'count', run },
      { name: 'classes', run: () => countClasses(schoolId, undefined, entry) },
    ];
    // Of a reviewer's tab of before, which knows no classes.
    if (!hasItsClasses(entry)) steps.push({ name: 'directory', run: () => syncDirectoryEntries(uid) });
    await runSteps(steps, { path });
  },
);
