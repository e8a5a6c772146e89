import { beforeEach, expect, test } from 'vitest';
import type { ReportInput } from '@/domain/inputs/moderation';
import type { TestSchool, TestUser } from '../support/world.ts';
import { as, backend, world } from './support/adapter.ts';
import { codeOf, watching } from './support/watching.ts';

const { reports, posts } = backend;
const cases = await backend.cases();

let school: TestSchool;
let author: TestUser;
let reporter: TestUser;
let moderator: TestUser;
let admin: TestUser;
let input: ReportInput;

beforeEach(async () => {
  school = await world.school();
  [author, reporter, moderator, admin] = [
    await world.member(school),
    await world.member(school),
    await world.moderator(school),
    await world.newcomer({ isAdmin: true }),
  ];
  const id = `post-${author.uid}`;
  await as(author);
  await posts.create({
    id,
    feed: { schoolId: school.id, groupId: null },
    author,
    content: 'Buy now!',
    images: [],
    mentions: {},
    poll: null,
    topic: null,
  });
  input = { target: { kind: 'post', id, schoolId: school.id }, ruleId: 'advertising', words: 'Spam' };
  await as(reporter);
  await reports.report(input);
});

test('a report waits for who decides, and tells its maker what became of it', async () => {
  expect(await codeOf(reports.report(input))).toBe('already-exists');
  const own = watching(reports.watchOwn, reporter.uid);
  expect(await own.until((all) => all.length === 1)).toMatchObject([{ excerpt: 'Buy now!', outcome: null }]);
  own.stop();
  // Nobody who has reported sees the case.
  expect(await codeOf(watching(cases.watchWaiting, reporter.uid, [school.id]).until(() => true))).toBe(
    'permission-denied',
  );

  await as(moderator);
  const queue = watching(cases.watchWaiting, moderator.uid, [school.id]);
  const [waiting] = await queue.until((all) => all.length === 1);
  queue.stop();
  if (!waiting) throw new Error('No case waits.');
  expect(waiting).toMatchObject({ kind: 'post', reportCount: 1, subjectId: author.uid });
  expect(JSON.stringify(waiting)).not.toContain(reporter.uid);
  const hide = { act: 'hide', days: null, ruleId: 'advertising', words: 'No ads.' } as const;
  await cases.decide({ caseId: waiting.id, seen: waiting.updatedAt.getTime(), ...hide, badFaith: [] });
  expect((await cases.decided(moderator.uid, school.id, null)).items.map(({ id }) => id)).toEqual([
    waiting.id,
  ]);
  expect(await cases.earlier(moderator.uid, { ...waiting, id: 'another' })).toHaveLength(1);
  const one = watching(cases.watch, waiting.id);
  expect(await one.until((found) => found?.status === 'decided')).toMatchObject({ isHidden: true });
  one.stop();

  await as(author);
  const notices = watching(reports.watchNotices, author.uid);
  expect(await notices.until((all) => all.length === 1)).toMatchObject([{ act: 'hide', words: 'No ads.' }]);
  notices.stop();
  await reports.appeal(waiting.id, 'It was a joke.');
  expect(await codeOf(reports.appeal(waiting.id, 'Again.'))).toBe('failed-precondition');
  expect((await reports.log(school.id, null)).items).toMatchObject([{ kind: 'post', act: 'hide' }]);

  await as(reporter);
  const told = watching(reports.watchOwn, reporter.uid);
  expect(await told.until(([report]) => report?.outcome !== null)).toMatchObject([{ outcome: 'taken-down' }]);
  told.stop();
});

test('an admin sees the cases of all schools', async () => {
  await as(admin);
  const queue = watching(cases.watchWaiting, admin.uid, null);
  const all = await queue.until((found) => found.some(({ schoolId }) => schoolId === school.id));
  expect(all.every(({ isWaiting }) => isWaiting)).toBe(true);
  queue.stop();
  await cases.decided(admin.uid, null, null);
});
