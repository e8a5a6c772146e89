import { expect, test } from 'vitest';
import type { Announcement } from '@/domain/entities/announcement';
import { type Notification, newEvent, type SchoolEvent } from '@/domain/entities/community';
import { DEFAULT_SETTINGS, type MailChoice } from '@/domain/entities/notification-settings';
import { newPost, type Post } from '@/domain/entities/post';
import { isHiddenFor } from '@/domain/hidden-for';
import { HOUR_MS } from '@/domain/time';
import { childNamesOf } from './child-names';
import { chooseItems, itemsForReader, itemsOfSchool } from './contents';
import { DIGEST_PARTS, type DigestItem, type DigestPart } from './digest-item';
import type { DigestReader } from './digest-reader';
import type { SchoolNews } from './school-news';

const AT = new Date('2026-11-27T17:00:00Z');
const inHours = (hours: number) => new Date(AT.getTime() + hours * HOUR_MS);

const post = (fields: Partial<Post> = {}): Post => ({
  ...newPost({
    ...{ id: 'p', schoolId: 's', groupId: null, authorId: 'ben', authorName: 'Written by a client' },
    ...{ profilePicUrl: null, children: [], content: 'Cake sale', images: [] },
  }),
  createdAt: inHours(-2),
  ...fields,
});
const event = (hours: number, fields: Partial<SchoolEvent> = {}): SchoolEvent => ({
  ...newEvent({
    ...{ id: 'e', title: 'Picnic', start: inHours(hours), end: null, location: 'At home', description: 'x' },
    ...{ timeZone: 'Europe/Paris', userId: 'ben', schoolId: 's' },
  }),
  createdAt: inHours(-500),
  ...fields,
});
const announcement = (fields: Partial<Announcement> = {}): Announcement => ({
  ...{ id: 'a', schoolId: 's', userId: 'ben', title: 'The gate', text: 'Shut', asksAcknowledgement: false },
  ...{ version: 1, createdAt: inHours(-3), publishedAt: inHours(-3), correctedAt: null, correctedBy: null },
  ...{ withdrawnAt: null, withdrawnBy: null, ...fields },
});
const answer = (fields: Partial<Notification> = {}): Notification => ({
  ...{ id: 'n', userId: 'ana', type: 'comment', actorId: 'ben', actorName: 'Ben', message: 'Ben commented.' },
  ...{
    link: '/post/p',
    postId: 'p',
    read: false,
    emailed: false,
    createdAt: AT,
    commentId: 'c',
    likeKey: null,
  },
  ...{ event: null, schoolId: 's', groupId: null, quote: 'Words', ...fields },
});
const news = (fields: Partial<SchoolNews> = {}): SchoolNews => ({
  ...{ schoolId: 's', name: 'Maple', posts: [], announcements: [], events: [] },
  groupNames: new Map([['g', 'Chess']]),
  parents: { names: new Map([['ben', 'Ben Okoro']]), childNames: childNamesOf(['Mia']) },
  ...fields,
});
const reader = (fields: Partial<DigestReader> = {}): DigestReader => ({
  ...{ uid: 'ana', settings: DEFAULT_SETTINGS, hidden: isHiddenFor([]), blockedBy: new Set() },
  ...{ silenced: new Set(), groups: new Set(['g']), answers: [], since: inHours(-24), at: AT, ...fields },
});
const mailed = (kind: 'group-post' | 'announcement', mail: MailChoice) => ({
  settings: {
    ...DEFAULT_SETTINGS,
    kinds: { ...DEFAULT_SETTINGS.kinds, [kind]: { ...DEFAULT_SETTINGS.kinds[kind], mail } },
  },
});
const hiding = (kind: 'post' | 'group' | 'person' | 'blocked', targetId: string) => ({
  hidden: isHiddenFor([{ kind, targetId }]),
});
const toldOf = (of: Partial<SchoolNews>, by: Partial<DigestReader> = {}, seen = new Map<string, number>()) =>
  itemsOfSchool(news(of), reader(by), seen).map(({ title, detail }) => [title, detail].join(' | '));

test.each<[string, Post, Partial<DigestReader>, string[]]>([
  ['by the account of its author', post(), {}, ['Cake sale | Ben Okoro']],
  ['of somebody who has gone', post({ authorId: 'gone' }), {}, ['Cake sale | A parent']],
  ['with its topic', post({ topic: 'offer' }), {}, ['Cake sale | An offer · Ben Okoro']],
  [
    'with what others did',
    post({ likedBy: ['x'], commentCount: 2 }),
    {},
    ['Cake sale | Ben Okoro · 2 comments · 1 like'],
  ],
  ['that names a child', post({ content: 'Mia is eight' }), {}, ['A post | Ben Okoro']],
  [
    'that names a child, by its topic',
    post({ content: 'Mia?', topic: 'question' }),
    {},
    ['A question | Ben Okoro'],
  ],
  ['without words', post({ content: ' ' }), {}, ['A post | Ben Okoro']],
  ['that is long', post({ content: 'a '.repeat(90) }), {}, [`${'a '.repeat(40).trim()}… | Ben Okoro`]],
  ['of a group', post({ groupId: 'g' }), {}, ['Cake sale | Ben Okoro · Chess']],
  ['of a group that mails at once', post({ groupId: 'g' }), mailed('group-post', 'now'), []],
  ['of a group that they are not in', post({ groupId: 'other' }), {}, []],
  [
    'of an event, where comments hang',
    post({ groupId: 'event_discussions' }),
    { groups: new Set(['event_discussions']) },
    [],
  ],
  ['of their own', post({ authorId: 'ana' }), {}, []],
  ['of the product', post({ authorId: 'system' }), {}, []],
  ['that was told before', post({ createdAt: inHours(-24) }), {}, []],
  ['that came after', post({ createdAt: inHours(0.01) }), {}, []],
  ['without a time', post({ createdAt: null }), {}, []],
  ['of what is found', post({ topic: 'lost-found', closedAt: AT }), {}, []],
  ['that is hidden', post(), hiding('post', 'p'), []],
  ['of who is hidden', post(), hiding('person', 'ben'), []],
  ['of who is blocked', post(), hiding('blocked', 'ben'), []],
  ['of a hidden group', post({ groupId: 'g' }), hiding('group', 'g'), []],
  ['of who has blocked them', post(), { blockedBy: new Set(['ben']) }, []],
  ['that is silenced', post(), { silenced: new Set(['post-p']) }, []],
  ['of a silenced group', post({ groupId: 'g' }), { silenced: new Set(['group-g']) }, []],
])('a post %s', (_what, one, by, told) => expect(toldOf({ posts: [one] }, by)).toEqual(told));

test('what others have answered or liked comes before what is newer', () => {
  const posts = [
    post({ id: '1', content: 'Newest', createdAt: inHours(-1) }),
    post({ id: '2', content: 'Older' }),
    post({ id: '3', content: 'Liked', likedBy: ['x'] }),
    post({ id: '4', content: 'Answered', commentCount: 1 }),
  ];
  expect(itemsOfSchool(news({ posts }), reader(), new Map()).map(({ title }) => title)).toEqual([
    ...['Answered', 'Liked', 'Newest', 'Older'],
  ]);
});

const PICNIC = (when: string) => [`Picnic | ${when}`];
test.each<[string, SchoolEvent, Partial<DigestReader>, string[]]>([
  ['by its own clocks, without the place', event(24), {}, PICNIC('Saturday, November 28 at 6:00 PM')],
  ['of who knows what zone', event(24, { timeZone: 'Mars' }), {}, PICNIC('Saturday, November 28 at 5:00 PM')],
  [
    'that names a child',
    event(1, { title: 'Mia’s party' }),
    {},
    ['An event | Friday, November 27 at 7:00 PM'],
  ],
  ['that has come near since', event(7 * 24), {}, PICNIC('Friday, December 4 at 6:00 PM')],
  ['that was told as near, and is not tomorrow', event(3 * 24), {}, []],
  ['that is new', event(3 * 24, { createdAt: inHours(-1) }), {}, PICNIC('Monday, November 30 at 6:00 PM')],
  [
    'of the week, once a week',
    event(3 * 24),
    { since: inHours(-168) },
    PICNIC('Monday, November 30 at 6:00 PM'),
  ],
  ['that is far', event(7 * 24 + 1, { createdAt: AT }), {}, []],
  ['that has begun', event(0), {}, []],
  ['that is called off', event(1, { isCancelled: true }), {}, []],
  ['of who is hidden', event(1), hiding('person', 'ben'), []],
  ['of who has blocked them', event(1), { blockedBy: new Set(['ben']) }, []],
])('an event %s', (_what, one, by, told) =>
  expect(toldOf({ events: [one] }, by).map((text) => text.replace(/\u202f/g, ' '))).toEqual(told),
);

test.each<[string, Announcement, Partial<DigestReader>, Map<string, number>, string[]]>([
  ['that is new', announcement(), {}, new Map(), ['The gate | ']],
  [
    'that was corrected since they saw it',
    announcement({ version: 2 }),
    {},
    new Map([['a', 1]]),
    ['The gate | Corrected'],
  ],
  ['that names a child', announcement({ title: 'For Mia' }), {}, new Map(), ['An announcement | ']],
  ['that they have seen', announcement(), {}, new Map([['a', 1]]), []],
  ['that was told before', announcement({ publishedAt: inHours(-24) }), {}, new Map(), []],
  ['that came after', announcement({ publishedAt: inHours(1) }), {}, new Map(), []],
  ['that was taken back', announcement({ withdrawnAt: AT }), {}, new Map(), []],
  ['of their own', announcement({ userId: 'ana' }), {}, new Map(), []],
  ['of who is hidden', announcement(), hiding('person', 'ben'), new Map(), []],
  ['that came by mail at once', announcement(), mailed('announcement', 'now'), new Map(), []],
])('an announcement %s', (_what, one, by, seen, told) =>
  expect(toldOf({ announcements: [one] }, by, seen)).toEqual(told),
);

test.each<[string, Notification, Partial<DigestReader>, string[]]>([
  ['without what was written', answer(), {}, ['Ben commented. |  | /post/p']],
  [
    'of an event',
    answer({ event: { title: 'Picnic', start: AT } }),
    {},
    ['Ben commented. | Picnic | /post/p'],
  ],
  [
    'of an event that names a child',
    answer({ event: { title: 'Mia', start: AT } }),
    {},
    ['Ben commented. |  | /post/p'],
  ],
  ['of no school', answer({ schoolId: null, title: 'Mia' }), {}, ['Ben commented. |  | /post/p']],
  [
    'that leads out of the app',
    answer({ link: 'https://evil.test' }),
    {},
    ['Ben commented. |  | /notifications'],
  ],
  ['of a school that is closed', answer({ schoolId: 'closed' }), {}, []],
  ['that the school’s part tells', answer({ type: 'group-post' }), {}, []],
  ['of a hidden post', answer(), hiding('post', 'p'), []],
  ['of who is hidden', answer({ postId: null }), hiding('person', 'ben'), []],
  ['of who has blocked them', answer(), { blockedBy: new Set(['ben']) }, []],
])('what is meant for them %s', (_what, one, by, told) => {
  const items = itemsForReader(reader({ ...by, answers: [one] }), new Map([['s', news()]]));
  expect(items.map(({ title, detail, path }) => [title, detail, path].join(' | '))).toEqual(told);
});

const many = (part: DigestPart, count: number): DigestItem[] =>
  Array.from({ length: count }, (_, at) => ({
    part,
    schoolId: 's',
    schoolName: 'Maple',
    title: `${part} ${at}`,
    detail: '',
    path: '/',
  }));

test.each<[string, Partial<Record<DigestPart, number>>, number[]]>([
  [
    'two of each part',
    { announcement: 5, answer: 20, event: 9, 'group-post': 20, post: 99 },
    [2, 2, 2, 2, 2],
  ],
  ['all of one', { post: 99 }, [0, 0, 0, 0, 10]],
  ['more of what comes first', { answer: 20, post: 20 }, [0, 6, 0, 0, 4]],
  ['what there is', { event: 1, post: 3 }, [0, 0, 1, 0, 3]],
  ['nothing', {}, [0, 0, 0, 0, 0]],
])('ten items at most are %s', (_what, counts, chosen) => {
  // As they come, in any order.
  const all = DIGEST_PARTS.toReversed().flatMap((part) => many(part, counts[part] ?? 0));
  const items = chooseItems(all);
  expect(DIGEST_PARTS.map((one) => items.filter(({ part }) => part === one).length)).toEqual(chosen);
  expect(items).toEqual(DIGEST_PARTS.flatMap((part, at) => many(part, chosen[at] ?? 0)));
});
