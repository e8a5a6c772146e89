import type { Page } from '@playwright/test';
import { newDocumentId } from '../../src/domain/ids.ts';
import type { TestSchool, TestUser, World } from '../support/world.ts';
import { storedComments, writePosts } from './feed-support/posts.ts';
import { article } from './feed-support/writing.ts';
import { everyFirstTry, noWrite, TROUBLES } from './offline-support/troubles.ts';
import { expect, test } from './support/fixtures.ts';
import { WRITE_REFUSED } from './support/problems.ts';

// Whatever happens on the way, what a person sends off is written once: counted at the backend (docs/decisions.md 44).

test.setTimeout(180_000);

/** Long enough for what a button's second press, or the outbox's next try, would do. */
const PATIENT = { timeout: 30_000 };

interface Place {
  world: World;
  school: TestSchool;
  ana: TestUser;
  asked: { id: string };
}

/** A school with something to comment on and something to join. */
async function aPlace(world: World): Promise<Place> {
  const school = await world.school();
  const ana = await world.member(school, { children: [{ name: 'Lea', gradeOrRoom: 'Grade 1' }] });
  const ben = await world.member(school);
  const [asked] = await writePosts(world, school, ben, ['Who has a ladder?']);
  if (!asked) throw new Error('no post');
  const groupId = newDocumentId();
  const group = { groupId, schoolId: school.id, name: 'Chess club', description: '', memberCount: 1 };
  await world.admin.db.doc(`groups/${groupId}`).set({ ...group, createdBy: ben.uid, createdAt: new Date() });
  return { world, school, ana, asked };
}

const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);

/** Everything the outbox sends, done as an impatient person does it: every button is pressed twice. */
const ACTS: ((page: Page) => Promise<void>)[] = [
  async (page) => {
    await page.goto('/dashboard');
    await page.getByLabel('What would you like to share or ask?').fill('Only words');
    await page.getByRole('button', { name: 'Post', exact: true }).dblclick();
    await expect(article(page, 'Only words')).toHaveCount(1);
  },
  async (page) => {
    const question = article(page, 'Who has a ladder?');
    await question.getByRole('button', { name: 'Comment', exact: true }).click();
    await question.getByLabel('Write a comment').fill('I have one.');
    await question.getByRole('button', { name: 'Send', exact: true }).dblclick();
    await expect(question.getByText('I have one.', { exact: true })).toHaveCount(1);
  },
  async (page) => {
    await page.goto('/events');
    await page.getByRole('button', { name: 'Add event' }).click();
    const form = page.getByRole('dialog', { name: 'Add an event' });
    await form.getByLabel('Title').fill('Autumn fair');
    await form.getByLabel('Start').fill(inDays(3));
    await form.getByRole('button', { name: 'Save event' }).dblclick();
    await expect(form).toBeHidden(PATIENT);
    await expect(page.getByRole('heading', { name: 'Autumn fair' })).toHaveCount(1);
  },
  async (page) => {
    await page.goto('/groups');
    await page.getByRole('button', { name: 'Join Chess club' }).dblclick();
    await expect(page.getByRole('button', { name: 'Join Chess club' })).toBeHidden(PATIENT);
  },
  async (page) => {
    await page.goto('/groups/create');
    await page.getByLabel('Group name').fill('Garden club');
    await page.getByRole('button', { name: 'Create group' }).dblclick();
    await expect(page).not.toHaveURL(/create/, PATIENT);
  },
  async (page) => {
    await page.goto('/edit-profile');
    const children = page.getByRole('group', { name: 'Children' });
    await children.getByLabel("Child's name").last().fill('Noa');
    await children.getByLabel('Grade or room').last().fill('Room 4');
    await children.getByRole('button', { name: 'Add child' }).click();
    await page.getByRole('button', { name: 'Save profile' }).dblclick();
    await expect(page).toHaveURL(/\/profile\//, PATIENT);
  },
  async (page) => {
    await page.goto('/events');
    await page.getByRole('button', { name: 'Add event' }).click();
    const form = page.getByRole('dialog', { name: 'Add an event' });
    await form.getByLabel('Title').fill('Choir evening');
    await form.getByLabel('Start').fill(inDays(3));
    await form.getByLabel('Repeat').selectOption('Every week');
    await form.getByLabel('Until').fill(inDays(18).slice(0, 'yyyy-mm-dd'.length));
    await form.getByRole('button', { name: 'Save event' }).dblclick();
    await expect(form).toBeHidden(PATIENT);
    await expect(page.getByRole('heading', { name: 'Choir evening' }).first()).toBeVisible();
  },
];

/** What the backend has of all that. */
async function counted({ world, school, ana, asked }: Place) {
  const { db } = world.admin;
  const of = async (collection: string, field: string, value: string) => {
    const mine = db.collection(collection).where('schoolId', '==', school.id).where(field, '==', value);
    return (await mine.count().get()).data().count;
  };
  return {
    posts: await of('posts', 'content', 'Only words'),
    comments: await storedComments(world, asked.id),
    events: await of('events', 'title', 'Autumn fair'),
    series: await of('eventSeries', 'title', 'Choir evening'),
    occurrences: await of('events', 'title', 'Choir evening'),
    groups: await of('groups', 'name', 'Garden club'),
    // Chess club's, and that of the group one has made.
    memberships: await of('groupMemberships', 'userId', ana.uid),
    children: (await world.data(`users/${ana.uid}`))?.children?.map((child: { name: string }) => child.name),
  };
}

const ONCE = {
  posts: 1,
  comments: ['I have one.'],
  events: 1,
  series: 1,
  occurrences: 3,
  groups: 1,
  memberships: 2,
  children: ['Lea', 'Noa'],
};

for (const trouble of TROUBLES) {
  test(`${trouble.name}: every write arrives once`, async ({ person, world }) => {
    const place = await aPlace(world);
    const { page, context, signIn, expectComplaint, allowComplaint } = await person();
    await signIn(place.ana);
    await expect(page.getByText('Who has a ladder?')).toBeVisible();
    // Going to the next page may cut off a second try that the server has written: the third finds it there.
    allowComplaint(WRITE_REFUSED);
    trouble.complaints.forEach(expectComplaint);
    const met = await everyFirstTry(context, trouble);
    for (const act of ACTS) await act(page);
    await expect.poll(() => counted(place), PATIENT).toEqual(ONCE);
    expect(met()).toBe(ACTS.length);
    // Nothing is on its way any more that could make a second one.
    await page.goto('/dashboard');
    await expect(article(page, 'Only words')).toHaveCount(1);
    await expect(page.getByText(/Waiting|Sending|busy/)).toHaveCount(0);
    expect(await counted(place)).toEqual(ONCE);
  });
}

test('a backend that is gone through a reload gets everything once', async ({ person, world }) => {
  const place = await aPlace(world);
  const { page, context, signIn, expectComplaint, allowComplaint } = await person();
  await signIn(place.ana);
  await expect(page.getByText('Who has a ladder?')).toBeVisible();
  expectComplaint(/ERR_CONNECTION_REFUSED/);
  // All goes out at once: where the profile arrives first, what is signed as before is refused, and signed anew.
  allowComplaint(WRITE_REFUSED);
  const speak = await noWrite(context);
  for (const act of ACTS.filter((_, index) => index !== 3)) await act(page);
  await page.reload();
  await page.goto('/dashboard');
  await expect(article(page, 'Only words')).toContainText('Waiting to send');
  const made = { events: 0, series: 0, occurrences: 0, groups: 0, memberships: 0 };
  const none = { posts: 0, comments: [], ...made, children: ['Lea'] };
  expect(await counted(place)).toEqual(none);
  await speak();
  await expect.poll(() => counted(place), PATIENT).toEqual({ ...ONCE, memberships: 1 });
});

test('what two devices change in a profile is all kept', async ({ person, world }) => {
  const place = await aPlace(world);
  const [phone, laptop] = [await person(), await person()];
  for (const { page, signIn } of [phone, laptop]) {
    await signIn(place.ana, '/edit-profile');
    await expect(page.getByLabel('Last name')).not.toHaveValue('');
  }
  const add = async (page: Page, name: string) => {
    const children = page.getByRole('group', { name: 'Children' });
    await children.getByLabel("Child's name").last().fill(name);
    await children.getByLabel('Grade or room').last().fill('Room 4');
    await children.getByRole('button', { name: 'Add child' }).click();
  };
  await laptop.page.getByLabel('About me').fill('I bake.');
  await add(phone.page, 'Noa');
  await phone.page.getByRole('button', { name: 'Save profile' }).click();
  await expect(phone.page).toHaveURL(/\/profile\//);
  await add(laptop.page, 'Kim');
  await laptop.page.getByRole('button', { name: 'Save profile' }).click();
  await expect(laptop.page).toHaveURL(/\/profile\//);
  const profile = () => world.data(`users/${place.ana.uid}`);
  await expect
    .poll(async () => (await profile())?.children.map((child: { name: string }) => child.name).toSorted())
    .toEqual(['Kim', 'Lea', 'Noa']);
  expect((await profile())?.bio).toBe('I bake.');
});
