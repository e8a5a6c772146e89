import ICAL from 'ical.js';
import type { User } from '@/domain/entities/user';
import { db } from './admin.ts';
import { callAs } from './client.ts';
import { waitUntilIdle } from './control.ts';
import { functionUrl, newIp } from './http.ts';
import { createEvent, createListed } from './moderation.ts';
import { createSchool, type TestSchool } from './people.ts';

type Choice = 'all' | 'accepted';

export const feedDocument = ({ uid }: User, { id }: TestSchool) => db.doc(`calendarFeeds/${uid}_${id}`);

/** Turns a parent's feed on, or has it hold other events. */
export const saveFeed = (user: User, { id: schoolId }: TestSchool, choice: Choice = 'all') =>
  callAs<{ address: string }>(user, 'saveCalendarFeed', { schoolId, choice }).then(({ address }) => address);

export const renewFeed = (user: User, { id: schoolId }: TestSchool) =>
  callAs<{ address: string }>(user, 'renewCalendarFeed', { schoolId }).then(({ address }) => address);

/** Fetches a feed as the real hosting has its function do: with the path of the address. */
export const fetchFeed = (address: string, { headers, ...init }: RequestInit = {}): Promise<Response> =>
  fetch(functionUrl('calendarFeed') + new URL(address).pathname, {
    ...init,
    headers: { 'x-forwarded-for': newIp(), ...(headers as Record<string, string>) },
  });

/** The calendar of an address, as another library than the one that wrote it reads it. */
export async function readFeed(address: string) {
  const response = await fetchFeed(address);
  if (response.status !== 200) throw new Error(`The feed answered ${response.status}.`);
  const text = await response.text();
  const calendar = new ICAL.Component(ICAL.parse(text));
  const found = calendar.getAllSubcomponents('vevent');
  return {
    text,
    calendar,
    etag: response.headers.get('etag') ?? '',
    events: found.map((one) => new ICAL.Event(one)),
    ids: found.map((one) => String(one.getFirstPropertyValue('uid'))),
    /** A property of the only event of this id. */
    fieldOf: (id: string, name: string) => {
      const [one, ...more] = found.filter((event) => event.getFirstPropertyValue('uid') === id);
      if (!one || more.length > 0) throw new Error(`${more.length + (one ? 1 : 0)} events ${id}.`);
      return one.getFirstPropertyValue(name);
    },
  };
}

/** A school with a host, and a parent who has its events as a calendar. */
export async function arrangeFeed(choice: Choice = 'all') {
  const school = await createSchool();
  const [host, parent] = [await createListed(school), await createListed(school)];
  return { school, host, parent, address: await saveFeed(parent, school, choice) };
}
/** An event, once the functions are done with it. */
export const settledEvent = async (...input: Parameters<typeof createEvent>) => {
  const id = await createEvent(...input);
  await waitUntilIdle();
  return id;
};
export const statusOf = async (address: string) => (await fetchFeed(address)).status;
