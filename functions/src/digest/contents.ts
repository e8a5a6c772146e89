import type { Announcement } from '@/domain/entities/announcement';
import type { Notification, SchoolEvent } from '@/domain/entities/community';
import { isEventDiscussion, isSystemPost, type Post } from '@/domain/entities/post';
import type { NotificationKind } from '@/domain/notification-kinds';
import { silenceId } from '@/domain/silence';
import { DAY_MS } from '@/domain/time';
import { isClosed } from '@/domain/topics';
import { DIGEST_PARTS, type DigestItem } from './digest-item';
import type { DigestReader } from './digest-reader';
import { announcementItem, answerItem, eventItem, postItem } from './items';
import type { SchoolNews } from './school-news';

/** More than a phone shows of a mail is not read. */
export const MOST_ITEMS = 10;
/** So many of each part come before more of any. */
const IN_TURN = 2;
const WEEK_MS = 7 * DAY_MS;

/**
 * The items of a digest, at most ten: two of each part in their turn, then two more of each, so that none keeps out the
 * others. They stand by part.
 */
export function chooseItems(all: readonly DigestItem[]): DigestItem[] {
  const turns = DIGEST_PARTS.flatMap((part, order) =>
    all
      .filter((item) => item.part === part)
      .map((item, index) => ({ item, order, turn: Math.floor(index / IN_TURN) })),
  );
  return turns
    .toSorted((one, other) => one.turn - other.turn || one.order - other.order)
    .slice(0, MOST_ITEMS)
    .toSorted((one, other) => one.order - other.order)
    .map(({ item }) => item);
}

/**
 * All that a digest could tell somebody of a school, each part with the most important first.
 * @param seen the version that they have seen of announcements, by id
 */
export function itemsOfSchool(
  news: SchoolNews,
  reader: DigestReader,
  seen: ReadonlyMap<string, number>,
): DigestItem[] {
  const posts = news.posts.filter((post) => isNewPost(post, reader)).toSorted(byWeight);
  // What comes by mail at once has come.
  const isMailed = (kind: NotificationKind) => reader.settings.kinds[kind].mail === 'now';
  const grouped = isMailed('group-post') ? [] : posts.filter(({ groupId }) => groupId !== null);
  const announced = isMailed('announcement') ? [] : news.announcements;
  return [
    ...announced
      .filter((one) => isNewAnnouncement(one, reader, seen))
      .map((one) => announcementItem(one, news)),
    ...news.events.filter((event) => isToldNow(event, reader)).map((event) => eventItem(event, news)),
    ...grouped.map((post) => postItem(post, news)),
    ...posts.filter(({ groupId }) => groupId === null).map((post) => postItem(post, news)),
  ];
}

/** What a digest could tell somebody of what is meant for them. Of a school whose news are not there, nothing. */
export const itemsForReader = (
  reader: DigestReader,
  schools: ReadonlyMap<string, SchoolNews>,
): DigestItem[] =>
  reader.answers.flatMap((notification) => {
    const { schoolId = null } = notification;
    const news = schoolId === null ? null : schools.get(schoolId);
    const isKeptOut = news === undefined || isHidden(notification, reader) || COVERED.has(notification.type);
    return isKeptOut ? [] : [answerItem(notification, news)];
  });

/** The school's part tells of these. */
const COVERED: ReadonlySet<Notification['type']> = new Set<Notification['type']>([
  ...(['group-post', 'event-new', 'announcement', 'announcement-corrected'] as const),
]);

const isHidden = (
  { postId, actorId, groupId = null }: Notification,
  { hidden, blockedBy }: DigestReader,
): boolean =>
  blockedBy.has(actorId) ||
  hidden.person(actorId) ||
  (postId !== null && hidden.post({ id: postId, authorId: actorId, groupId }));

function isNewPost(
  post: Post,
  { uid, hidden, blockedBy, silenced, groups, since, at }: DigestReader,
): boolean {
  const { id, groupId, authorId, createdAt } = post;
  if (!createdAt || createdAt <= since || createdAt > at || isClosed(post)) return false;
  if (isSystemPost(post) || isEventDiscussion(post) || authorId === uid) return false;
  if (hidden.post(post) || blockedBy.has(authorId) || silenced.has(silenceId('post', id))) return false;
  return groupId === null || (groups.has(groupId) && !silenced.has(silenceId('group', groupId)));
}

/** What others have answered or liked is worth more than what nobody has. */
const weightOf = ({ likedBy, commentCount }: Post): number => likedBy.length + 2 * commentCount;
const byWeight = (one: Post, other: Post): number =>
  weightOf(other) - weightOf(one) || Number(other.createdAt) - Number(one.createdAt);

const isNewAnnouncement = (
  { id, userId, version, publishedAt, withdrawnAt }: Announcement,
  { uid, hidden, blockedBy, since, at }: DigestReader,
  seen: ReadonlyMap<string, number>,
): boolean =>
  publishedAt !== null &&
  publishedAt > since &&
  publishedAt <= at &&
  withdrawnAt === null &&
  userId !== uid &&
  !hidden.person(userId) &&
  !blockedBy.has(userId) &&
  (seen.get(id) ?? 0) < version;

/**
 * Whether an event of the next seven days is told of this time: once when it is near enough or new, and once the day
 * before; or a daily digest would say the same for a week.
 */
function isToldNow(
  { userId, start, createdAt, isCancelled }: SchoolEvent,
  { hidden, blockedBy, since, at }: DigestReader,
): boolean {
  if (isCancelled || hidden.person(userId) || blockedBy.has(userId)) return false;
  const ahead = start.getTime() - at.getTime();
  if (ahead <= 0 || ahead > WEEK_MS) return false;
  const isNew = createdAt !== null && createdAt > since;
  return ahead <= DAY_MS || start.getTime() > since.getTime() + WEEK_MS || isNew;
}
