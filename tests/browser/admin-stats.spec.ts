import { readFile } from 'node:fs/promises';
import { assistantDay } from '../../src/domain/assistant/day.ts';
import { dayOf, daysUpTo, schoolDayId } from '../../src/domain/statistics.ts';
import { adminOf, auditOf, doNow } from './admin-support/people.ts';
import { axe, expect, test } from './support/fixtures.ts';

// Several people, each on several screens, all of them held against axe: long on a busy machine.
test.describe.configure({ timeout: 150_000 });

test('the numbers of a school are drawn, tabled and downloaded for a chosen period', async ({
  person,
  world,
}) => {
  const school = await world.school();
  // As a measurement, which another test may start, would find it.
  await world.member(school, { lastLogin: new Date() });
  const days = daysUpTo(new Date(), 40);
  const put = (day: string, numbers: Record<string, number>) =>
    world.admin.db
      .doc(`stats/schools/days/${schoolDayId(school.id, day)}`)
      .set({ schoolId: school.id, day, ...numbers }, { merge: true });
  const [old = '', yesterday = '', today = ''] = [days[0], days.at(-2), days.at(-1)];
  // The member above is a join of today, counted by the product itself.
  const stored = () => world.data(`stats/schools/days/${schoolDayId(school.id, today)}`);
  await expect.poll(async () => (await stored())?.joins).toBe(1);
  await put(old, { posts: 100 });
  // By it the fortnight before is on record.
  await put(days.at(-16) ?? '', { likes: 0 });
  await put(yesterday, { posts: 2, comments: 5, parents: 12, activeParents: 7 });
  await put(today, { posts: 3, likes: 1, questions: 4, parents: 1, activeParents: 1 });

  const assistantToday = assistantDay(new Date());
  await world.admin.db.doc(`stats/assistant/usage/${schoolDayId(school.id, assistantToday)}`).set({
    ...{ schoolId: school.id, day: assistantToday, questions: 4, failedQuestions: 1 },
    ...{ modelCalls: 6, inputTokens: 1500, outputTokens: 250 },
  });

  const { page, signIn } = await person();
  await signIn(await adminOf(world), `/admin/stats?school=${school.id}`);
  await expect(page.getByRole('heading', { name: 'Statistics', level: 1 })).toBeVisible();
  await expect(page.getByLabel('School', { exact: true })).toHaveValue(school.id);
  const chart = (name: string) => page.getByRole('figure', { name });
  await expect(chart('Posts')).toContainText('5 in 30 days');
  await expect(page.getByText('Counted as it happens.', { exact: true })).toBeVisible();
  await expect(chart('Assistant questions')).toContainText('4 in 30 days');
  await expect(chart('Parents')).toContainText(/^Parents1 on /);
  await expect(chart('Active within 7 days')).toContainText(/7 days1 on /);
  await expect(chart('Posts').getByRole('img')).toHaveAccessibleName(/The most on a day: 3\./);
  await expect(chart('Tokens in')).toContainText('1,500 in 30 days');
  await expect(chart('Posts')).toContainText('No earlier numbers yet.');
  const day = chart('Posts').getByRole('slider', { name: 'Posts: day' });
  await day.focus();
  await expect(chart('Posts')).toContainText(/\w+ \d+: 3/);
  await page.keyboard.press('ArrowLeft');
  await expect(chart('Posts')).toContainText(/\w+ \d+: 2/);
  await expect(day).toHaveAttribute('aria-valuetext', /\w+ \d+: 2/);
  await axe(page);

  const assistant = page.getByRole('group', { name: 'The assistant by day' }).getByRole('table');
  await expect(assistant.getByRole('row')).toHaveCount(32);
  await expect(assistant.getByRole('row').nth(2).getByRole('cell')).toHaveText([
    '4',
    '1',
    '6',
    '1,500',
    '250',
  ]);
  const assistantStarted = page.waitForEvent('download');
  await page.getByRole('button', { name: "Download the assistant's CSV" }).click();
  const assistantCsv = await readFile(await (await assistantStarted).path(), 'utf8');
  expect(assistantCsv.trim().split('\r\n').at(-1)).toBe(`${assistantToday},4,1,6,1500,250`);

  const table = page.getByRole('region', { name: 'Numbers by day' }).getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(32);
  await expect(table.getByRole('row').nth(1)).toHaveText(/^Total\s*5\s*5\s*1\s*0\s*0\s*0\s*1\s*4/);
  await page.getByLabel('Period').selectOption({ label: '7 days' });
  await expect(table.getByRole('row')).toHaveCount(9);
  await expect(chart('Posts')).toContainText('In the 7 days before: 0. 5 more now.');
  await page.getByLabel('Period').selectOption({ label: '90 days' });
  await expect(chart('Posts')).toContainText('105 in 90 days');
  await expect(page).toHaveURL(/days=90/);

  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(new RegExp(`^${school.id}-.*-${dayOf(new Date())}\\.csv$`));
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toBe(
    'day,posts,comments,likes,events,groups,invites,joins,questions,parents,activeParents',
  );
  expect(lines).toHaveLength(91);
  expect(lines.at(-1)).toBe(`${today},3,0,1,0,0,0,1,4,1,1`);
  expect(lines.at(-2)).toBe(`${yesterday},2,5,0,0,0,0,0,0,12,7`);

  await page.getByLabel('School', { exact: true }).selectOption({ label: 'All schools' });
  await expect(page).not.toHaveURL(/school=/);
  await expect(chart('Posts')).toBeVisible();
});

test('an admin measures all schools now @any-screen', async ({ person, world }) => {
  const school = await world.school();
  await world.member(school, { lastLogin: new Date() });
  await world.member(school);
  const { page, signIn } = await person();
  const today = dayOf(new Date());
  const joins = async () => (await world.data(`stats/schools/days/${schoolDayId(school.id, today)}`))?.joins;
  await expect.poll(joins).toBe(2);
  await signIn(await adminOf(world), '/admin/stats');
  await page.getByRole('button', { name: 'Count now' }).click();
  await expect(page.getByText('All schools have been counted.')).toBeVisible();
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: school.name }) });
  await expect(row.getByRole('cell')).toHaveText(['2', '1']);
  // Other tests may have schools counted as well.
  await expect(page.getByText(/^All schools together: as of .+ "Count now" below\.$/)).toBeVisible();
  const together = page.getByRole('region', { name: 'Numbers by day' }).getByRole('table');
  const joined = together.getByRole('row').nth(2).getByRole('cell').nth(6);
  await expect
    .poll(async () => Number(((await joined.textContent()) ?? '').replace(',', '')))
    .toBeGreaterThanOrEqual(2);
});

test('a gift that was earned is marked as sent, once @any-screen', async ({ person, world }) => {
  const school = await world.school();
  const inviter = await world.member(school, { firstName: 'Ines' });
  await world.referral(inviter.uid, { referralCount: 900, rewardEligible: true });
  const admin = await adminOf(world);
  const [one, two] = [await person(), await person()];
  const name = `Ines ${inviter.lastName}`;
  for (const { signIn } of [one, two]) await signIn(admin, '/admin/stats');
  const mark = (page: typeof one.page) => page.getByRole('button', { name: `Mark gift for ${name} as sent` });
  await expect(mark(two.page)).toBeVisible();
  await axe(two.page);
  const confirm = async ({ page }: typeof one) => {
    await mark(page).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Mark gift as sent' }).click();
  };
  await confirm(one);
  await one.page.getByRole('button', { name: `Undo: Mark gift for ${name} as sent` }).click();
  await expect(one.page.getByText('Undone. Nothing has changed.')).toBeVisible();
  await confirm(one);
  await doNow(one.page);
  await expect(one.page.getByText(`The gift for ${name} is marked as sent.`)).toBeVisible();
  await expect(mark(one.page)).toHaveCount(0);
  await confirm(two);
  await doNow(two.page);
  await expect(mark(two.page)).toHaveCount(0);
  expect(await world.data(`referrals/${inviter.uid}`)).toMatchObject({ giftIssued: true });
  expect(await auditOf(world, inviter.uid)).toEqual([
    { action: 'issue-gift', actorId: admin.uid, schoolId: null, detail: null },
  ]);
  await world.admin.db.doc(`referrals/${inviter.uid}`).update({ referralCount: 0 });
});
