import { subDays } from 'date-fns';
import { MINUTE_MS } from '@/domain/time';
import { hasConfirmedAddress, readUser } from '../platform/accounts';
import { chooseItems, itemsForReader, itemsOfSchool } from './contents';
import type { DigestItem } from './digest-item';
import { readDigestReader, readSeen } from './digest-reader';
import type { DigestPlan } from './plan';
import { spanOf } from './schedule';
import { readSchoolNews, type SchoolNews } from './school-news';
import { readSchoolParents, type SchoolParents } from './school-parents';

/** Puts together what is in somebody's digest: at most ten items; none where nothing is new, or it can't be mailed. */
export type PutTogether = (uid: string, plan: DigestPlan) => Promise<DigestItem[]>;

/** What was read already, or is being read; a failure is not kept. */
async function once<T>(known: Map<string, Promise<T>>, key: string, read: () => Promise<T>): Promise<T> {
  const found = known.get(key) ?? read();
  known.set(key, found);
  try {
    return await found;
  } catch (error) {
    known.delete(key);
    throw error;
  }
}

/**
 * What puts the digests of one run together. What the parents of a school have in common is read once for all of them,
 * and anew each minute, as it may be deleted meanwhile; its parents once.
 * @param toldUpTo what is newer is for the next digest, so that nothing is told twice and nothing is left out
 */
export function putterTogether(toldUpTo: Date): PutTogether {
  const parents = new Map<string, Promise<SchoolParents>>();
  const schools = new Map<string, Promise<SchoolNews | null>>();
  const parentsOf = (schoolId: string) => once(parents, schoolId, () => readSchoolParents(schoolId));
  const newsOf = (schoolId: string, days: number) =>
    once(schools, [schoolId, days, Math.floor(Date.now() / MINUTE_MS)].join(' '), () =>
      readSchoolNews(schoolId, subDays(toldUpTo, days), toldUpTo, parentsOf),
    );
  return async (uid, plan) => {
    const user = await readUser(uid);
    if (!user) return [];
    const reader = await readDigestReader(uid, plan, toldUpTo);
    // As far back as any digest of this rhythm tells.
    const days = 2 * spanOf(plan.rhythm);
    const read = await Promise.all(user.approvedSchools.map((schoolId) => newsOf(schoolId, days)));
    const all = read.filter((news) => news !== null);
    const announced = all.flatMap(({ announcements }) => announcements.map(({ id }) => id));
    const seen = await readSeen(uid, announced);
    const items = chooseItems([
      ...itemsForReader(reader, new Map(all.map((news) => [news.schoolId, news]))),
      ...all.flatMap((news) => itemsOfSchool(news, reader, seen)),
    ]);
    // What a school writes goes to no address that a slip of the finger has made somebody else's.
    return items.length > 0 && (await hasConfirmedAddress(user)) ? items : [];
  };
}
