import {
  arrayUnion,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocsFromServer,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  serverTimestamp,
  where,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { EVENT_DISCUSSIONS } from '@/domain/entities/post';
import { eventDiscussionId } from '@/domain/event-discussion';
import { groupMembershipId } from '@/domain/ids';
import type { CountedKind } from '@/domain/rate-counter';
import { allows, denies, matrix } from './support/cases';
import { counted, createCounted, editCounted, likeCounted } from './support/counted';
import { deletions } from './support/deletions';
import { loadRules } from './support/environment';
import { comment, ELMWOOD, group, groupMembership, LONG_AGO, OAKFIELD, post } from './support/factories';
import { mostMentions } from './support/mentions';
import { hiddenItem } from './support/moderation';
import { MEMBERS, type Persona, SIGNED_IN } from './support/personas';
import { DISCUSSION, RECORDS, recordOf } from './support/world';

const rules = loadRules('eventdiscussions');
const READERS = [...MEMBERS, 'admin'] as const;
const PATH = `posts/${DISCUSSION}`;
const REMARK = `${PATH}/comments/remark`;
const NEW = `${PATH}/comments/newRemark`;
const at = (persona: Persona, path: string) => doc(rules.as(persona), path);
const cleared = () => rules.put({ [NEW]: null });
const write = (persona: Persona, payload: object = comment(recordOf(persona))) =>
  createCounted(rules, persona, 'comments', at(persona, NEW), payload);
const posts = (persona: Persona, ...filters: QueryConstraint[]) =>
  getDocsFromServer(
    query(
      collection(rules.as(persona), 'posts'),
      where('schoolId', '==', OAKFIELD),
      ...filters,
      orderBy('createdAt', 'desc'),
      limit(10),
    ),
  );

describe('what is said about an event, by role', () => {
  matrix([
    { verb: 'get', what: 'where it hangs', may: READERS, act: (p) => getDoc(at(p, PATH)) },
    {
      verb: 'get',
      what: 'where it will hang',
      may: SIGNED_IN,
      act: (p) => getDoc(at(p, `posts/${eventDiscussionId('gone')}`)),
    },
    { verb: 'get', what: 'a comment', may: READERS, act: (p) => getDoc(at(p, REMARK)) },
    {
      verb: 'list',
      what: 'the comments',
      may: READERS,
      act: (p) =>
        getDocsFromServer(
          query(collection(rules.as(p), `${PATH}/comments`), orderBy('createdAt'), limit(100)),
        ),
    },
    {
      verb: 'list',
      what: 'the comments on an event that is gone or out of sight',
      may: ['admin'],
      act: (p) =>
        getDocsFromServer(
          query(collection(rules.as(p), `posts/${eventDiscussionId('gone')}/comments`), limit(100)),
        ),
    },
    {
      verb: 'list',
      what: 'where all of a school hang',
      may: ['admin'],
      act: (p) => posts(p, where('groupId', '==', EVENT_DISCUSSIONS)),
    },
    { verb: 'create', what: 'a comment', may: MEMBERS, act: (p) => write(p), setUp: cleared },
    {
      verb: 'create',
      what: 'a comment on an event that is gone or out of sight',
      may: [],
      act: (p) =>
        createCounted(
          rules,
          p,
          'comments',
          at(p, `posts/${eventDiscussionId('gone')}/comments/newRemark`),
          comment(recordOf(p)),
        ),
    },
    {
      verb: 'update',
      what: 'the text of a comment',
      may: ['member'],
      act: (p) => editCounted(rules, p, at(p, REMARK)),
      setUp: () => rules.restore(REMARK),
    },
    {
      verb: 'update',
      what: 'a comment of before leaving the school',
      may: [],
      act: (p) => editCounted(rules, p, at(p, `${PATH}/comments/exMemberRemark`)),
    },
    {
      verb: 'delete',
      what: 'a comment',
      may: ['member'],
      act: (p) => deleteDoc(at(p, REMARK)),
      setUp: () => rules.restore(REMARK),
    },
  ]);
  const nothing = { mentions: mostMentions, content: 'é'.repeat(2000), replyTo: 'a'.repeat(64) };
  allows('the heaviest comment', () => write('author', { ...comment(RECORDS.author), ...nothing }), cleared);
  const toGuests = (persona: Persona, change: object = {}, kind: CountedKind = 'guestMessages') =>
    createCounted(rules, persona, kind, at(persona, NEW), {
      ...{ ...comment(recordOf(persona)), toGuests: true },
      ...change,
    });
  allows('a message of the host to who comes', () => toGuests('author'), cleared);
  denies('a message to who comes by somebody else', () => toGuests('member'), cleared);
  denies('one that is counted as a comment', () => toGuests('author', {}, 'comments'), cleared);
  denies('one that answers a comment', () => toGuests('author', { replyTo: 'remark' }), cleared);
  denies('one that is to guests in words', () => toGuests('author', { toGuests: 'yes' }), cleared);
  denies('a comment counted as a message', () => toGuests('author', { toGuests: false }), cleared);
  denies(
    'a message to guests under a post of one’s own',
    () =>
      createCounted(rules, 'author', 'guestMessages', at('author', 'posts/schoolPost/comments/toGuests'), {
        ...comment(RECORDS.author),
        toGuests: true,
      }),
    () => rules.put({ 'posts/schoolPost/comments/toGuests': null }),
  );
  denies(
    'a comment that is made a message afterwards',
    () =>
      counted(rules, 'author', ['edits', `${DISCUSSION}/hostRemark`], (batch) =>
        batch.update(at('author', `${PATH}/comments/hostRemark`), {
          toGuests: true,
          editedAt: serverTimestamp(),
        }),
      ),
    () => rules.put({ [`${PATH}/comments/hostRemark`]: { ...comment(RECORDS.author), createdAt: LONG_AGO } }),
  );
  denies(
    'a comment on the event of somebody who has blocked one',
    () => write('member'),
    () =>
      rules.put({
        [NEW]: null,
        'users/author/hiddenItems/blocked_member': hiddenItem('blocked', 'member'),
      }),
  );
});

describe('the post at which it hangs is functions’ alone', () => {
  matrix([
    {
      verb: 'create',
      what: 'it, of an event that has none yet',
      may: [],
      act: (p) =>
        createCounted(
          rules,
          p,
          'posts',
          at(p, `posts/${eventDiscussionId('picnic')}`),
          post(recordOf(p), EVENT_DISCUSSIONS),
        ),
    },
    {
      verb: 'create',
      what: 'one like it under an id of one’s own',
      may: [],
      act: (p) => createCounted(rules, p, 'posts', at(p, 'posts/own'), post(recordOf(p), EVENT_DISCUSSIONS)),
    },
    {
      verb: 'create',
      what: 'a post of the feed in its place',
      may: [],
      act: (p) =>
        createCounted(rules, p, 'posts', at(p, `posts/${eventDiscussionId('picnic')}`), post(recordOf(p))),
    },
    {
      verb: 'update',
      what: 'its text',
      may: [],
      act: (p) => editCounted(rules, p, at(p, PATH)),
    },
    {
      verb: 'update',
      what: 'a like',
      may: [],
      act: (p) => likeCounted(rules, p, at(p, PATH), { likedBy: arrayUnion(p) }),
    },
    { verb: 'delete', what: 'it', may: [], act: (p) => deleteDoc(at(p, PATH)) },
  ]);
  const { ofPost, remove } = deletions(rules);
  denies('its deletion by an admin, on record', () => {
    const { entry } = ofPost('admin');
    const id = `delete-post_${DISCUSSION}`;
    return remove('admin', { entry: entry && { ...entry, targetId: DISCUSSION }, entryId: id, path: PATH });
  });
});

describe('a group for it', () => {
  const found = (persona: Persona, id: string) =>
    counted(rules, persona, ['groups', id], (batch) => {
      batch.set(at(persona, `groups/${id}`), group(id, persona));
      batch.set(
        at(persona, `groupMemberships/${groupMembershipId(persona, id)}`),
        groupMembership(persona, id),
      );
    });
  allows('another group', () => found('member', 'walking'));
  denies('is founded by nobody', () => found('member', EVENT_DISCUSSIONS));
  denies('has no members', () => {
    const path = `groupMemberships/${groupMembershipId('member', EVENT_DISCUSSIONS)}`;
    return createCounted(
      rules,
      'member',
      'memberships',
      at('member', path),
      groupMembership('member', EVENT_DISCUSSIONS),
    );
  });
});

describe('another school’s', () => {
  const elsewhere = () =>
    rules.put({
      'posts/event_gala': { ...post(RECORDS.otherParent, EVENT_DISCUSSIONS), schoolId: ELMWOOD },
      'posts/event_gala/comments/words': comment(RECORDS.otherParent),
    });
  const look = (persona: Persona) => () => getDoc(at(persona, 'posts/event_gala/comments/words'));
  allows('is read there', look('otherParent'), elsewhere);
  denies('is not read from here', look('member'), elsewhere);
});
