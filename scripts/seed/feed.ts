import {
  addDays,
  addHours,
  addMinutes,
  endOfDay,
  setHours,
  startOfDay,
  subDays,
  subHours,
  subMinutes,
} from 'date-fns';
import { brand } from '../../src/brand.ts';
import { authorSnapshot, systemAuthor } from '../../src/domain/author-snapshot.ts';
import { newGroup } from '../../src/domain/entities/new-group.ts';
import {
  type Comment,
  EVENT_DISCUSSIONS,
  newComment,
  newPost,
  type Post,
  type PostImage,
} from '../../src/domain/entities/post.ts';
import { fullName, type User } from '../../src/domain/entities/user.ts';
import { eventDiscussionId } from '../../src/domain/event-discussion.ts';
import { COMMENT_PREVIEW } from '../../src/domain/limits.ts';
import { mentionsIn } from '../../src/domain/mentions.ts';
import { hereZone } from '../../src/domain/time-zone.ts';
import {
  EVENTS,
  GROUPS,
  type GroupKey,
  type PersonKey,
  POSTS,
  SCHOOLS,
  type SchoolKey,
  type SeedPost,
} from './content.ts';
import { groupFiles, groupIdOf } from './group-files.ts';
import { uidOf } from './people.ts';
import { type Document, documents } from './store.ts';

export type Users = Record<PersonKey, User>;
/** Shows a picture of a post: stores it under the author's name and returns its address. */
export type ShowPicture = (
  picture: string,
  postId: string,
  owner: string,
  schoolId: string,
) => Promise<string>;

// Close together at the top, then a few a day.
const ageInMinutes = (index: number) => 20 + index * index * 25;

/** Posts with their comments, all schools. */
export async function feedDocuments(users: Users, now: Date, show: ShowPicture): Promise<Document[]> {
  const all: Document[] = [];
  for (const school of Object.keys(POSTS) as SchoolKey[]) {
    for (const [index, post] of POSTS[school].entries()) {
      const id = `seed-${school}-${String(index + 1).padStart(2, '0')}`;
      const at = { createdAt: subMinutes(now, ageInMinutes(index)), now };
      all.push(...(await postDocuments(users, school, id, post, at, show)));
    }
  }
  return all;
}

async function postDocuments(
  users: Users,
  school: SchoolKey,
  id: string,
  seed: SeedPost,
  { createdAt, now }: { createdAt: Date; now: Date },
  show: ShowPicture,
): Promise<Document[]> {
  const schoolId = SCHOOLS[school].id;
  const author = authorOf(users, seed.by);
  const { commentedMinutesAgo } = seed;
  const comments = commentsOf(
    users,
    id,
    seed,
    commentedMinutesAgo ? subMinutes(now, commentedMinutesAgo) : createdAt,
  );
  const pinnedUntil = seed.pinnedDays ? endOfDay(addDays(now, seed.pinnedDays)) : null;
  const images: PostImage[] = [];
  for (const [at, [picture, alt]] of (seed.pictures ?? []).entries())
    images.push({ url: await show(picture, `${id}-${at + 1}`, author.authorId, schoolId), alt });
  const post: Post = {
    ...newPost({
      id,
      schoolId,
      groupId: seed.group ? groupIdOf(seed.group) : null,
      ...author,
      children: seed.by === 'system' ? [] : users[seed.by].children,
      content: seed.text,
      images,
      poll: pollOf(seed, now),
      topic: seed.topic ?? null,
    }),
    createdAt,
    closedAt: seed.closed ? addMinutes(createdAt, 9) : null,
    pinnedUntil,
    editedAt: seed.edited ? addMinutes(createdAt, 6) : null,
    likedBy: (seed.likes ?? []).map(uidOf),
    ...previewOf(comments),
  };
  // Functions count them.
  const votes = (seed.poll?.votes ?? []).map(([by, choices], at) =>
    documents.pollVote(id, { userId: uidOf(by), schoolId, choices, votedAt: addMinutes(createdAt, at) }),
  );
  // One of a feed.
  const pins = pinnedUntil
    ? [documents.pinList(post, { posts: { [id]: pinnedUntil }, lastId: id, at: now })]
    : [];
  return [
    documents.post(post),
    ...pins,
    ...votes,
    ...comments.map((comment) => documents.comment(id, comment)),
  ];
}

function pollOf({ poll }: SeedPost, now: Date): Post['poll'] {
  if (!poll) return null;
  const { options, isMultiple, hours } = poll;
  return { options, isMultiple, endsAt: addHours(now, hours) };
}

/** Some minutes after each other. */
function commentsOf(
  users: Users,
  postId: string,
  { comments = [] }: Pick<SeedPost, 'comments'>,
  createdAt: Date,
): Comment[] {
  const commentId = (index: number) => `${postId}-c${index + 1}`;
  const names = Object.fromEntries(Object.values(users).map((user) => [user.uid, fullName(user)]));
  return comments.map(([by, content, answered], index) => ({
    ...newComment({
      id: commentId(index),
      ...authorOf(users, by),
      content,
      replyTo: answered === undefined ? null : commentId(answered),
      mentions: mentionsIn(content, names),
    }),
    createdAt: addMinutes(createdAt, (index + 1) * 4),
  }));
}

const previewOf = (comments: readonly Comment[]) => ({
  comments: comments.slice(-COMMENT_PREVIEW),
  commentCount: comments.length,
});

const authorOf = (users: Users, by: PersonKey | 'system') =>
  by === 'system' ? systemAuthor(brand.name) : authorSnapshot(users[by]);

/** When something was last posted in a group, as functions would say it. */
function lastPostAt(key: GroupKey, school: SchoolKey, now: Date): Date | null {
  const newest = POSTS[school].findIndex(({ group }) => group === key);
  return newest < 0 ? null : subMinutes(now, ageInMinutes(newest));
}

/** Groups with their members, requests and files, and events around today with what is said about them. */
export function communityDocuments(users: Users, now: Date): Document[] {
  const createdAt = subDays(now, 30);
  const groups = (Object.keys(GROUPS) as GroupKey[]).flatMap((key) => {
    const { name, description, cover, access, school, creator, members, ...more } = GROUPS[key];
    const groupId = groupIdOf(key);
    const schoolId = SCHOOLS[school].id;
    return [
      documents.group({
        ...newGroup({ groupId, name, description, cover, access, createdBy: uidOf(creator), schoolId }),
        lastPostAt: lastPostAt(key, school, now),
        memberCount: 1 + members.length,
        createdAt,
        helpers: more.helpers.map(uidOf),
        archivedAt: more.isArchived ? subDays(now, 7) : null,
        fileCount: more.files.length,
      }),
      ...more.asking.map((asker, index) =>
        documents.groupRequest({
          ...{ userId: uidOf(asker), groupId, schoolId },
          requestedAt: subHours(now, 20 - index),
        }),
      ),
      ...groupFiles(key, now).map(documents.groupFile),
      ...[creator, ...members].map((member) =>
        documents.membership({ userId: uidOf(member), groupId, schoolId, joinedAt: createdAt }),
      ),
    ];
  });
  const events = EVENTS.flatMap((event, index) => {
    const start = setHours(startOfDay(addDays(now, event.day)), event.hour);
    const id = `seed-event-${index + 1}`;
    const discussionId = eventDiscussionId(id);
    const schoolId = SCHOOLS[event.school].id;
    const comments = commentsOf(users, discussionId, event, subDays(now, 2));
    const discussion: Post = {
      ...newPost({
        id: discussionId,
        schoolId,
        groupId: EVENT_DISCUSSIONS,
        ...authorOf(users, event.by),
        children: users[event.by].children,
        content: event.title,
        images: [],
      }),
      searchTokens: [],
      createdAt,
      ...previewOf(comments),
    };
    const announced = documents.event({
      id,
      title: event.title,
      start,
      end: event.hours ? addHours(start, event.hours) : null,
      location: event.location ?? '',
      description: event.description ?? '',
      userId: uidOf(event.by),
      schoolId,
      createdAt,
      timeZone: hereZone(),
      reminderSent: false,
      places: event.places ?? null,
      rsvpsClosed: false,
      isCancelled: event.cancelled,
      rsvpSummary: null,
      series: null,
    });
    // Functions count them, and give the places.
    const rsvps = event.rsvps.map(([by, answer, children = []], at) =>
      documents.rsvp(id, {
        userId: uidOf(by),
        schoolId,
        answer,
        children: children.flatMap((child) => users[by].children[child] ?? []),
        isNamed: true,
        answeredAt: addMinutes(createdAt, at),
        standing: null,
      }),
    );
    return [
      announced,
      ...rsvps,
      documents.post(discussion),
      ...comments.map((comment) => documents.comment(discussionId, comment)),
    ];
  });
  return [...groups, ...events];
}
