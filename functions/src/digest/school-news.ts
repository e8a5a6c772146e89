import { addDays } from 'date-fns';
import type { Announcement } from '@/domain/entities/announcement';
import type { SchoolEvent } from '@/domain/entities/community';
import { isEventDiscussion, type Post } from '@/domain/entities/post';
import { parseAnnouncement } from '../announcements/documents';
import { db } from '../platform/app';
import { isDocumentId } from '../platform/document-id';
import { parseEvent } from '../platform/events';
import { groupRef, parseGroup } from '../platform/groups';
import { parsePost } from '../platform/posts';
import { parseSchool, schoolRef } from '../platform/schools';
import type { SchoolParents } from './school-parents';

/** What the parents of a school have in common, read once for all of them. */
export interface SchoolNews {
  schoolId: string;
  name: string;
  /** Newest first, those of its groups as well. */
  posts: readonly Post[];
  groupNames: ReadonlyMap<string, string>;
  /** As they last came out, newest first; none that was taken back. */
  announcements: readonly Announcement[];
  /** Of the next seven days, by start. */
  events: readonly SchoolEvent[];
  parents: SchoolParents;
}

/** More than ten items are chosen from. */
const MOST_POSTS = 200;
const MOST_EVENTS = 50;
const MOST_ANNOUNCEMENTS = 5;
const DAYS_AHEAD = 7;

/** All that is new in a school, its groups included, since a moment; null where it is closed or gone. */
export async function readSchoolNews(
  schoolId: string,
  since: Date,
  at: Date,
  parentsOf: (schoolId: string) => Promise<SchoolParents>,
): Promise<SchoolNews | null> {
  const school = parseSchool(await schoolRef(schoolId).get());
  if (!school || school.archivedAt) return null;
  const of = (collection: string) => db.collection(collection).where('schoolId', '==', schoolId);
  const [posts, events, announcements, parents] = await Promise.all([
    of('posts').where('createdAt', '>', since).orderBy('createdAt', 'desc').limit(MOST_POSTS).get(),
    of('events')
      .where('start', '>', at)
      .where('start', '<=', addDays(at, DAYS_AHEAD))
      .orderBy('start')
      .limit(MOST_EVENTS)
      .get(),
    of('announcements')
      .where('withdrawnAt', '==', null)
      .where('publishedAt', '>', since)
      .orderBy('publishedAt', 'desc')
      .limit(MOST_ANNOUNCEMENTS)
      .get(),
    parentsOf(schoolId),
  ]);
  const written = posts.docs
    .flatMap((doc) => parsePost(doc) ?? [])
    .filter((post) => !isEventDiscussion(post));
  return {
    schoolId,
    name: school.name,
    posts: written,
    groupNames: await readGroupNames(written),
    announcements: announcements.docs.flatMap((doc) => parseAnnouncement(doc) ?? []),
    events: events.docs.flatMap((doc) => parseEvent(doc) ?? []),
    parents,
  };
}

/** What the groups are called that posts are in. */
async function readGroupNames(posts: readonly Post[]): Promise<Map<string, string>> {
  const ids = [...new Set(posts.map(({ groupId }) => groupId))].filter(isDocumentId);
  if (ids.length === 0) return new Map();
  const groups = (await db.getAll(...ids.map(groupRef))).flatMap((doc) => parseGroup(doc) ?? []);
  return new Map(groups.map(({ groupId, name }) => [groupId, name]));
}
