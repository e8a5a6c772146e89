import { readdirSync } from 'node:fs';
import * as v from 'valibot';
import { RSVP_ANSWERS } from '../../src/domain/entities/rsvp.ts';
import { emailAddress, requiredText } from '../../src/domain/fields.ts';
import { profileSchema } from '../../src/domain/inputs/account.ts';
import { announcementInputSchema } from '../../src/domain/inputs/announcement.ts';
import { commentInputSchema, postInputSchema } from '../../src/domain/inputs/content.ts';
import { eventInputSchema } from '../../src/domain/inputs/event.ts';
import { groupInputSchema } from '../../src/domain/inputs/group.ts';
import { groupFileNameSchema } from '../../src/domain/inputs/group-file.ts';
import { pollInputSchema } from '../../src/domain/inputs/poll.ts';
import { schoolInputSchema } from '../../src/domain/inputs/schools.ts';
import { unmovedSignUpListSchema } from '../../src/domain/inputs/sign-up-list.ts';
import { MAX_ALT_TEXT } from '../../src/domain/limits.ts';
import { REPEATS } from '../../src/domain/repeat.ts';
import { TOPICS } from '../../src/domain/topics.ts';
import announcements from './content/announcements.json' with { type: 'json' };
import eventSeries from './content/event-series.json' with { type: 'json' };
import events from './content/events.json' with { type: 'json' };
import groups from './content/groups.json' with { type: 'json' };
import people from './content/people.json' with { type: 'json' };
import postsMaple from './content/posts-maple.json' with { type: 'json' };
import postsRiver from './content/posts-river.json' with { type: 'json' };
import schools from './content/schools.json' with { type: 'json' };
import signUpLists from './content/sign-up-lists.json' with { type: 'json' };

export type SchoolKey = keyof typeof schools;
export type PersonKey = keyof typeof people;
export type GroupKey = keyof typeof groups;

/** Names an entry of one of the files; a name that is in none is refused. */
const keyOf = <Key extends string>(file: Record<Key, unknown>) => v.picklist(Object.keys(file) as Key[]);
const schoolKey = keyOf(schools);
const personKey = keyOf(people);
const groupKey = keyOf(groups);

const { firstName, lastName, bio, children } = profileSchema.entries;
const { title, location, description, places } = eventInputSchema.entries;

const seedSchool = v.strictObject({
  name: schoolInputSchema.entries.name,
  city: schoolInputSchema.entries.city,
  id: v.string(),
  slug: v.string(),
  /** It never changes, so that it can be written down. */
  code: v.string(),
});

const seedPerson = v.strictObject({
  first: firstName,
  last: lastName,
  /** Default: first.last@schoolgate.test */
  email: v.optional(emailAddress),
  schools: v.array(schoolKey),
  children,
  bio: v.optional(bio),
  face: v.optional(v.picklist([1, 2, 3, 4])),
  referredBy: v.optional(personKey),
  role: v.optional(v.picklist(['admin', 'moderator'])),
  /** Asked for this school and waits. */
  waitsFor: v.optional(schoolKey),
});
export type Person = v.InferOutput<typeof seedPerson>;

/** Its creator is a member, too. */
const seedGroup = v.strictObject({
  ...groupInputSchema.entries,
  school: schoolKey,
  creator: personKey,
  members: v.array(personKey),
  /** Members who help to run it. */
  helpers: v.optional(v.array(personKey), []),
  /** Who asks to be let in. */
  asking: v.optional(v.array(personKey), []),
  /** Names of its files, which the seed makes; its creator has shared them. */
  files: v.optional(v.array(groupFileNameSchema), []),
  isArchived: v.optional(v.boolean(), false),
});

/** Author, text and the place of the comment that it answers, oldest first. Names after an @ are mentions. */
const seedComments = v.optional(
  v.array(v.tuple([personKey, commentInputSchema.entries.content, v.optional(v.number())])),
);

/** At an hour of a day counted from today. */
const seedEvent = v.strictObject({
  title,
  school: schoolKey,
  by: personKey,
  day: v.number(),
  hour: v.number(),
  hours: v.optional(v.number()),
  location: v.optional(location),
  description: v.optional(description),
  places: v.optional(places),
  cancelled: v.optional(v.boolean(), false),
  /** Who answers what, with which of their children; the first has answered first. */
  rsvps: v.optional(
    v.array(
      v.union([
        v.strictTuple([personKey, v.picklist(RSVP_ANSWERS)]),
        v.strictTuple([personKey, v.picklist(RSVP_ANSWERS), v.array(v.number())]),
      ]),
    ),
    [],
  ),
  comments: seedComments,
});

/** An event that repeats, from one day to another, both counted from today. */
const seedSeries = v.strictObject({
  title,
  school: schoolKey,
  by: personKey,
  repeat: v.picklist(REPEATS),
  day: v.number(),
  until: v.number(),
  hour: v.number(),
  hours: v.number(),
  location,
  description,
  /** Of one of them and all that follow. */
  changes: v.optional(
    v.array(
      v.strictObject({
        from: v.number(),
        ...v.partial(v.strictObject({ location, description, isCancelled: v.boolean() })).entries,
      }),
    ),
    [],
  ),
});

const { options, isMultiple } = pollInputSchema.entries;
/** What a post asks, until so many hours from now (before now where it is over), and who chooses what. */
const seedPoll = v.strictObject({
  options,
  isMultiple,
  hours: v.number(),
  votes: v.array(v.tuple([personKey, v.array(v.number())])),
});

/** A sign-up list: at an event of the same host by its title, on a day counted from today, or for any time. */
const seedSignUpList = v.strictObject({
  title: unmovedSignUpListSchema.entries.title,
  description: v.optional(unmovedSignUpListSchema.entries.description, ''),
  school: schoolKey,
  by: personKey,
  event: v.optional(v.picklist(events.map(({ title: name }) => name))),
  day: v.optional(v.number()),
  hour: v.optional(v.number(), 9),
  slots: v.array(v.tuple([v.number(), v.string()])),
  /** Who takes how much of which slots, by their places; the first has signed up first. */
  claims: v.array(
    v.strictObject({
      by: personKey,
      wanted: v.record(v.string(), v.number()),
      isNamed: v.optional(v.boolean(), true),
    }),
  ),
});
export type SeedSignUpList = v.InferOutput<typeof seedSignUpList>;

const { title: announcementTitle, text: announcementText } = announcementInputSchema.entries;
/** An announcement of so many days ago, with who has seen and acknowledged it. */
const seedAnnouncement = v.strictObject({
  school: schoolKey,
  by: personKey,
  daysAgo: v.number(),
  title: announcementTitle,
  text: announcementText,
  asks: v.optional(v.boolean(), false),
  /** What it said before it was corrected. */
  corrects: v.optional(v.strictObject({ title: announcementTitle, text: announcementText })),
  /** Who has seen it as it is, and who only as it was before. */
  seen: v.array(personKey),
  seenBefore: v.optional(v.array(personKey), []),
  acknowledged: v.optional(v.array(personKey), []),
});

const seedPost = v.strictObject({
  by: v.union([personKey, v.literal('system')]),
  text: postInputSchema.entries.content,
  /** Files of `assets`, each with what is seen on it. */
  pictures: v.optional(
    v.array(
      v.tuple([v.picklist(readdirSync(new URL('assets', import.meta.url))), requiredText(MAX_ALT_TEXT)]),
    ),
  ),
  likes: v.optional(v.array(personKey)),
  /** When the first comment came, where that was not right after the post. */
  commentedMinutesAgo: v.optional(v.number()),
  comments: seedComments,
  poll: v.optional(seedPoll),
  /** Its author has changed it since. */
  edited: v.optional(v.boolean()),
  group: v.optional(groupKey),
  topic: v.optional(v.picklist(TOPICS)),
  /** Found, or gone. */
  closed: v.optional(v.boolean()),
  /** On top of its feed until so many days from now. */
  pinnedDays: v.optional(v.number()),
});
export type SeedPost = v.InferOutput<typeof seedPost>;

/** All of a file, by its keys. */
function parsed<Key extends string, Output>(
  file: Record<Key, unknown>,
  schema: v.GenericSchema<unknown, Output>,
): Record<Key, Output> {
  const entries = Object.entries(file).map(([key, entry]) => [key, v.parse(schema, entry)]);
  return Object.fromEntries(entries) as Record<Key, Output>;
}

/** Every seeded account signs in with it. */
export const PASSWORD = 'schoolgate';

export const SCHOOLS = parsed(schools, seedSchool);
/** The four accounts people sign in with, one who waits for approval, and twelve parents. */
export const PEOPLE = parsed(people, seedPerson);
export const GROUPS = parsed(groups, seedGroup);
export const EVENTS = v.parse(v.array(seedEvent), events);
export const EVENT_SERIES = v.parse(v.array(seedSeries), eventSeries);
export const SIGN_UP_LISTS = v.parse(v.array(seedSignUpList), signUpLists);
export const ANNOUNCEMENTS = v.parse(v.array(seedAnnouncement), announcements);
/** By school, newest first. */
export const POSTS: Record<SchoolKey, readonly SeedPost[]> = {
  maple: v.parse(v.array(seedPost), postsMaple),
  river: v.parse(v.array(seedPost), postsRiver),
};

/** The account's address. */
export function emailOf({ email, first, last }: Person): string {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return email ?? `${plain(first)}.${plain(last)}@schoolgate.test`;
}
