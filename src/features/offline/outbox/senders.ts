import type { Backend } from '@/backend';
import type { OwnItem } from '@/backend/ports/connection';
import type { Author } from '@/backend/ports/posts';
import { changeOf, type Entry, type EntryOf, type Waiting } from './entry';

/** The person who sends, as the directory knows them now, and the ports it takes. */
export interface SenderContext {
  ports: Pick<
    Backend,
    | 'posts'
    | 'comments'
    | 'polls'
    | 'events'
    | 'groups'
    | 'rsvps'
    | 'signUps'
    | 'announcements'
    | 'silences'
    | 'users'
  >;
  author: Author;
}

/** How one kind of entry reaches the server. */
interface Sender<E extends Entry> {
  write(entry: E, context: SenderContext): Promise<void>;
  /** What it makes, to be asked for by its id; null for a change, which may be written twice. */
  makes(entry: E): OwnItem | null;
  /** The school whose directory rules compare its author with; absent where it carries none. */
  signedIn?(entry: E): string;
  /** Whether its person may take back what it has made. */
  canTakeBack: boolean;
  /** What is in one line is written in the order in which it was sent off. */
  line(entry: E): string;
  /** Whether those after it may go on while it can't get through: they do not need it. */
  canBeOvertaken: boolean;
}

/** The series of an occurrence; the event itself where it does not repeat. */
const seriesOf = (eventId: string): string => eventId.split('_')[0] ?? eventId;

/** All that is done with the occurrences of a series is one line: a change of many comes after that of one. */
const lineOf = (eventId: string): string => `event ${seriesOf(eventId)}`;

const SENDERS: { [K in Waiting['kind']]: Sender<EntryOf<K>> } = {
  post: {
    write: ({ id, feed, content, mentions, pictures, poll, topic }, { ports, author }) =>
      ports.posts.create({
        ...{ id, feed, author, content, mentions, poll, topic },
        images: pictures.flatMap(({ url, alt }) => (url === null ? [] : [{ url, alt }])),
      }),
    makes: ({ id }) => ({ kind: 'post', postId: id }),
    signedIn: ({ schoolId }) => schoolId,
    canTakeBack: true,
    line: ({ feed }) => `feed ${feed.schoolId} ${feed.groupId}`,
    canBeOvertaken: true,
  },
  comment: {
    write: ({ id, postId, content, mentions, replyTo, toGuests }, { ports, author }) =>
      ports.comments.create(postId, { id, author, content, mentions, replyTo, toGuests }),
    makes: ({ id, postId }) => ({ kind: 'comment', postId, commentId: id }),
    signedIn: ({ schoolId }) => schoolId,
    canTakeBack: true,
    line: ({ postId }) => `comments ${postId}`,
    canBeOvertaken: true,
  },
  edit: {
    write: ({ postId, commentId, content, mentions, topic }, { ports, author }) => {
      if (commentId === null) return ports.posts.edit(postId, author, { content, mentions, topic });
      return ports.comments.edit(postId, { id: commentId, uid: author.uid }, { content, mentions });
    },
    makes: () => null,
    canTakeBack: false,
    // Only what the server shows is changed: nothing has to come before it.
    line: ({ id }) => id,
    canBeOvertaken: true,
  },
  'post-act': {
    write: ({ postId, schoolId, groupId, act }, { ports, author }) =>
      ports.posts.act({ id: postId, schoolId, groupId }, author.uid, act),
    // What an earlier try has done is no error, so nothing has to be looked for.
    makes: () => null,
    canTakeBack: false,
    line: ({ id }) => id,
    canBeOvertaken: true,
  },
  event: {
    write: (entry, { ports, author }) => {
      const { isNew, eventId, schoolId, timeZone, input, series } = entry;
      const event = { eventId, schoolId, uid: author.uid, timeZone, input };
      if (isNew) return series ? ports.events.createSeries({ ...event, series }) : ports.events.create(event);
      return ports.events.update({ eventId, uid: author.uid }, changeOf(entry));
    },
    makes: ({ isNew, eventId, series }) => {
      if (!isNew) return null;
      return series ? { kind: 'eventSeries', seriesId: seriesOf(eventId) } : { kind: 'event', eventId };
    },
    canTakeBack: true,
    line: ({ eventId }) => lineOf(eventId),
    canBeOvertaken: false,
  },
  'series-change': {
    write: ({ id, eventId, schoolId, part }, { ports, author }) =>
      ports.events.changeSeries({ changeId: id, eventId, schoolId, uid: author.uid }, part),
    makes: ({ id, eventId }) => ({ kind: 'seriesChange', seriesId: seriesOf(eventId), changeId: id }),
    // Who comes may have been told.
    canTakeBack: false,
    line: ({ eventId }) => lineOf(eventId),
    canBeOvertaken: false,
  },
  group: {
    write: ({ id, schoolId, input }, { ports, author }) =>
      ports.groups.create({ groupId: id, schoolId, uid: author.uid, input }),
    makes: ({ id }) => ({ kind: 'group', groupId: id }),
    // A group outlives its creator (docs/decisions.md 8).
    canTakeBack: false,
    line: ({ id }) => `group ${id}`,
    canBeOvertaken: false,
  },
  membership: {
    write: ({ group, joins }, { ports, author }) =>
      joins ? ports.groups.join(group, author.uid) : ports.groups.leave(group.groupId, author.uid),
    makes: ({ group, joins, uid }) => (joins ? { kind: 'membership', groupId: group.groupId, uid } : null),
    canTakeBack: true,
    line: ({ group }) => `group ${group.groupId}`,
    canBeOvertaken: false,
  },
  'group-act': {
    write: ({ group, act }, { ports, author }) => ports.groups.act(group, author.uid, act),
    // What an earlier try has done is no error, so nothing has to be looked for.
    makes: () => null,
    canTakeBack: false,
    line: ({ group }) => `group ${group.groupId}`,
    canBeOvertaken: false,
  },
  'group-file': {
    write: ({ id, group, name, blob }, { ports, author }) =>
      ports.groups.act(group, author.uid, { type: 'share-file', file: { id, name, size: blob.size } }),
    makes: () => null,
    canTakeBack: false,
    line: ({ id }) => id,
    canBeOvertaken: true,
  },
  rsvp: {
    write: ({ eventId, schoolId, input }, { ports, author }) =>
      ports.rsvps.answer({ eventId, schoolId, uid: author.uid }, input),
    makes: () => null,
    canTakeBack: false,
    // An event of one's own that waits comes before one's answer to it.
    line: ({ eventId }) => lineOf(eventId),
    canBeOvertaken: false,
  },
  vote: {
    write: ({ postId, schoolId, choices }, { ports, author }) =>
      ports.polls.vote({ postId, schoolId, uid: author.uid }, choices),
    makes: () => null,
    canTakeBack: false,
    // Only what the server shows is voted on: nothing has to come before it.
    line: ({ id }) => id,
    canBeOvertaken: true,
  },
  signUpList: {
    write: (entry, { ports, author }) => {
      const { isNew, listId, schoolId, eventId, input } = entry;
      if (isNew) return ports.signUps.create({ listId, schoolId, eventId, uid: author.uid, input });
      return ports.signUps.update({ listId, uid: author.uid }, changeOf(entry));
    },
    makes: ({ isNew, listId }) => (isNew ? { kind: 'signUpList', listId } : null),
    canTakeBack: true,
    line: ({ listId }) => `list ${listId}`,
    canBeOvertaken: false,
  },
  claim: {
    write: ({ listId, schoolId, input }, { ports, author }) =>
      ports.signUps.claim({ listId, schoolId, uid: author.uid }, input),
    makes: () => null,
    canTakeBack: false,
    line: ({ listId }) => `list ${listId}`,
    canBeOvertaken: false,
  },
  announcement: {
    write: ({ announcementId, schoolId, corrects, input }, { ports, author: { uid } }) => {
      if (corrects === null) return ports.announcements.create({ announcementId, schoolId, uid, input });
      const { title, text } = input;
      return ports.announcements.correct({ announcementId, uid, version: corrects }, { title, text });
    },
    // What an earlier try has done is no error, and what another moderator has announced is not this.
    makes: () => null,
    canTakeBack: false,
    line: ({ announcementId }) => announcementId,
    canBeOvertaken: false,
  },
  'announcement-withdrawal': {
    write: ({ announcementId }, { ports, author }) =>
      ports.announcements.withdraw(announcementId, author.uid),
    makes: () => null,
    canTakeBack: false,
    // A correction of one's own that waits comes before it.
    line: ({ announcementId }) => announcementId,
    canBeOvertaken: false,
  },
  'announcement-read': {
    write: ({ announcementId, schoolId, input }, { ports, author: { uid } }) =>
      ports.announcements.saveRead({ announcementId, schoolId, uid }, input),
    makes: () => null,
    canTakeBack: false,
    line: ({ id }) => id,
    canBeOvertaken: true,
  },
  silence: {
    write: ({ target, until, isOn }, { ports, author: { uid } }) =>
      isOn ? ports.silences.silence(uid, target, until) : ports.silences.end(uid, target),
    makes: () => null,
    canTakeBack: false,
    line: ({ id }) => id,
    canBeOvertaken: true,
  },
  profile: {
    write: ({ change, imageUrl }, { ports, author }) =>
      ports.users.updateProfile(author.uid, imageUrl ? { ...change, profilePicUrl: imageUrl } : change),
    makes: () => null,
    canTakeBack: false,
    line: () => 'profile',
    canBeOvertaken: false,
  },
};

/** How an entry reaches the server. */
export const senderOf = (entry: Entry): Sender<Entry> =>
  // One for each kind, which the compiler can't follow through the union.
  SENDERS[entry.kind] as unknown as Sender<Entry>;
