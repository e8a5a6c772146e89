import type { Page } from '@playwright/test';
import { writePosts } from './feed-support/posts.ts';
import { axe, expect, test } from './support/fixtures.ts';

const composer = (page: Page) => page.getByLabel('What would you like to share or ask?');
const choose = (page: Page, name: string) =>
  page.getByLabel('School', { exact: true }).selectOption({ label: name });

test('what is typed in one tab goes to the school it names, whatever another tab and device choose', async ({
  person,
  world,
}) => {
  // Two tabs, a second device and three forms in one journey.
  test.slow();
  const [maple, river] = [await world.school('Maple School'), await world.school('River School')];
  const parent = await world.member([maple, river]);
  const [writer, device] = [await person(), await person()];
  const { page } = writer;
  await writer.signIn(parent);
  const other = await writer.context.newPage();
  await other.goto('/dashboard');
  await device.signIn(parent);
  const schoolOf = async (collection: string, field: string, text: string) => {
    const found = await world.admin.db.collection(collection).where(field, '==', text).get();
    return found.docs.map((one) => one.get('schoolId') as string);
  };

  // A post: chosen in another tab of the browser while it is typed.
  const post = `Who has a spare umbrella for ${maple.id}?`;
  await expect(composer(page)).toBeVisible();
  await composer(page).fill(post);
  await choose(other, 'River School');
  await expect(page.getByText('You chose River School on another tab or device.')).toBeVisible();
  await axe(page);
  await expect(page.getByText('For Maple School')).toBeVisible();
  await expect(composer(page)).toHaveValue(post);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect.poll(() => schoolOf('posts', 'content', post)).toEqual([maple.id]);

  // A reload keeps the tab's school; an event: chosen on another device while its form is open.
  await page.goto('/events');
  await expect(page.getByText('What’s on at Maple School')).toBeVisible();
  await page.getByRole('button', { name: 'Add event' }).click();
  const form = page.getByRole('dialog', { name: 'Add an event' });
  await expect(form).toContainText('For Maple School');
  const title = `Fair of ${maple.id}`;
  await form.getByLabel('Title').fill(title);
  await choose(device.page, 'River School');
  await expect.poll(async () => (await world.data(`users/${parent.uid}`))?.selectedSchoolId).toBe(river.id);
  await form.getByLabel('Start').fill(`${new Date().getFullYear() + 1}-05-04T15:00`);
  await form.getByRole('button', { name: 'Save event' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  expect(await schoolOf('events', 'title', title)).toEqual([maple.id]);

  // A group: chosen back and forth while it is typed.
  await page.goto('/groups/create');
  const name = `Chess at ${maple.id}`;
  await page.getByLabel('Group name').fill(name);
  await choose(device.page, 'Maple School');
  await choose(device.page, 'River School');
  await page.reload();
  await page.getByLabel('Group name').fill(name);
  await expect(page.getByText('For Maple School')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  expect(await schoolOf('groups', 'name', name)).toEqual([maple.id]);

  // A new tab begins with the school chosen last.
  const fresh = await writer.context.newPage();
  await fresh.goto('/dashboard');
  await composer(fresh).click();
  await expect(fresh.getByText('For River School')).toBeVisible();
});

test('an event made of a post of another of one’s schools stays in that school', async ({
  person,
  world,
}) => {
  const [maple, river] = [await world.school('Maple School'), await world.school('River School')];
  const parent = await world.member([maple, river]);
  const text = `Class picnic of ${river.id} in the park by the lake on Saturday at 11am`;
  const [post] = await writePosts(world, river, parent, [text]);
  const { page, signIn: enter } = await person();
  await enter(parent);
  await composer(page).click();
  await expect(page.getByText('For Maple School')).toBeVisible();
  await page.goto(`/post/${post?.id}`);
  await page.getByRole('button', { name: /Add to events$/ }).click();
  const form = page.getByRole('dialog', { name: 'Add an event' });
  await expect(form).toContainText('For River School');
  await axe(page);
  await form.getByRole('button', { name: 'Save event' }).click();
  await expect(page.getByText('Your event is saved.')).toBeVisible();
  const saved = await world.admin.db.collection('events').where('description', '==', text).get();
  expect(saved.docs.map((one) => one.get('schoolId'))).toEqual([river.id]);
});

test('a draft for a school that is closed to the parent meanwhile is given back', async ({
  person,
  world,
}) => {
  const [maple, river] = [await world.school('Maple School'), await world.school('River School')];
  const parent = await world.member([maple, river]);
  const { page, signIn: enter, allowComplaint } = await person();
  // The listeners of the school end with the membership.
  allowComplaint(/permission/i);
  await enter(parent);
  await composer(page).fill('For the parents of Maple only');
  await world.admin.db.doc(`users/${parent.uid}`).update({
    approvedSchools: [river.id],
    schoolIds: [river.id],
    schools: parent.schools.slice(1),
    selectedSchoolId: river.id,
  });
  await expect(
    page.getByText('You are no longer a member of Maple School. This tab shows River School now.'),
  ).toBeVisible();
  const draft = page.getByRole('article', { name: "What you were writing can't be sent." });
  await expect(draft).toContainText('For the parents of Maple only');
  await expect(composer(page)).toHaveValue('');
  await axe(page);
  await draft.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(draft).toBeHidden();
});
