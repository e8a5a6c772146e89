import type { Page } from '@playwright/test';
import { documents, write as store } from '../../scripts/seed/store.ts';
import type { Announcement } from '../../src/domain/entities/announcement.ts';
import { newAnnouncement } from '../../src/domain/inputs/announcement.ts';
import type { TestSchool, TestUser, World } from '../support/world.ts';
import { numbered, writePosts } from './feed-support/posts.ts';
import { watchShifts } from './landing-support/shifts.ts';
import { goOffline } from './offline-support/device.ts';
import { axe, expect, type Person, test } from './support/fixtures.ts';

const TITLE = 'The east gate stays shut';

const announcementOf = (
  school: TestSchool,
  by: TestUser,
  fields: Partial<Announcement> = {},
): Announcement => ({
  ...newAnnouncement({
    ...{ id: `news-${school.id}`, schoolId: school.id, userId: by.uid },
    input: { title: TITLE, text: 'Please come by the main entrance.', asksAcknowledgement: false },
  }),
  ...{ createdAt: new Date(), publishedAt: new Date() },
  ...fields,
});
const announce = (world: World, announcement: Announcement) =>
  store(world.admin.db, [documents.announcement(announcement)]);
const people = async (world: World) => {
  const school = await world.school();
  const named = (firstName: string) => ({ firstName, lastName: 'Silva', welcomePanelDismissed: true });
  const [mo, ana, ben] = await Promise.all([
    world.moderator(school, named('Mo')),
    world.member(school, named('Ana')),
    world.member(school, named('Ben')),
  ]);
  await writePosts(world, school, ben, numbered(8));
  return { school, mo, ana, ben };
};
const line = (page: Page) => page.getByRole('button', { name: `Announcement: ${TITLE}` });
const card = (page: Page, title = TITLE) => page.getByRole('region', { name: title });
const shifted = (all: string[]) => all.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);

/** Writes in the form that is open, and sends it off. */
async function fill({ page }: Person, form: string, fields: Record<string, string>, send: string) {
  const dialog = page.getByRole('dialog', { name: form });
  for (const [label, text] of Object.entries(fields))
    await dialog.getByLabel(label, { exact: true }).fill(text);
  return dialog.getByRole('button', { name: send });
}

test('a moderator announces, parents see and acknowledge it, and a correction reaches who saw it', async ({
  person,
  world,
}) => {
  // Two browsers, one after another in many places.
  test.slow();
  const { mo, ana } = await people(world);
  const [staff, parent] = [await person(), await person()];
  await staff.signIn(mo, '/announcements');
  await expect(staff.page.getByText('Nothing has been announced yet.')).toBeVisible();
  await staff.page.getByRole('button', { name: 'New announcement' }).click();
  const text = 'Please come by the main entrance.';
  const send = await fill(staff, 'New announcement', { Title: TITLE, Text: text }, 'Announce');
  await staff.page.getByRole('checkbox', { name: 'Ask parents to confirm' }).check();
  await axe(staff.page);
  await send.click();
  await expect(staff.page.getByText('All parents are told.')).toBeVisible();
  const seen = staff.page.getByRole('article', { name: TITLE });
  await expect(seen).toContainText('Seen by 0 of 2. Confirmed by 0.');

  await parent.signIn(ana);
  await line(parent.page).click();
  await expect(card(parent.page)).toBeFocused();
  await expect(card(parent.page)).toContainText('Moderators see who has read this.');
  await axe(parent.page);
  await expect(seen).toContainText('Seen by 1 of 2. Confirmed by 0.');
  await card(parent.page).getByRole('button', { name: 'I have read this' }).click();
  await expect(card(parent.page).getByText('You have said that you have read this.')).toBeVisible();
  await expect(seen).toContainText('Seen by 1 of 2. Confirmed by 1.');
  await seen.getByRole('button', { name: 'Who has not seen it' }).click();
  const missing = staff.page.getByRole('dialog', { name: 'Who has not seen it' });
  await expect(missing.getByRole('listitem')).toHaveText([/Ben Silva$/]);
  await axe(staff.page);
  await staff.page.keyboard.press('Escape');

  // What is done with is gone at the next visit.
  await parent.page.reload();
  await expect(parent.page.getByText('Post number 1.')).toBeVisible();
  await expect(parent.page.getByRole('button', { name: 'Notifications, none unread' })).toBeVisible();
  await expect(card(parent.page)).toHaveCount(0);
  await expect(line(parent.page)).toHaveCount(0);

  await seen.getByRole('button', { name: 'Correct', exact: true }).click();
  const correct = await fill(
    staff,
    'Correct the announcement',
    { Title: 'The west gate stays shut' },
    'Send the correction',
  );
  await correct.click();
  const corrected = staff.page.getByRole('article', { name: 'The west gate stays shut' });
  await expect(corrected).toContainText(
    'Seen by 1 of 2, the correction by 0. Confirmed by 1, the correction by 0.',
  );
  await corrected.getByRole('button', { name: 'Earlier versions' }).click();
  await expect(staff.page.getByRole('dialog', { name: 'Earlier versions' })).toContainText(TITLE);
  await staff.page.keyboard.press('Escape');
  await parent.page.getByRole('button', { name: /^Notifications, 1 unread/ }).click();
  await parent.page
    .getByRole('dialog')
    .getByRole('link', { name: /Corrected: The west gate stays shut/ })
    .click();
  const followed = parent.page.getByRole('article', { name: 'The west gate stays shut' });
  await expect(followed).toContainText('Corrected');
  await expect(followed).toContainText('You have said that you had read this before it was corrected.');
  await axe(parent.page);
  await expect(corrected).toContainText('the correction by 1.');

  // The day has its announcement.
  await staff.page.getByRole('button', { name: 'New announcement' }).click();
  await (await fill(staff, 'New announcement', { Title: 'Another', Text: 'One more' }, 'Announce')).click();
  staff.allowComplaint(/403|PERMISSION_DENIED|permission/i);
  await expect(staff.page.getByRole('dialog')).toContainText('That is as much as one day allows.');
  await staff.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await staff.page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await corrected.getByRole('button', { name: 'Withdraw' }).click();
  await staff.page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(corrected).toContainText('Withdrawn');
  await expect(parent.page.getByText('There is no such announcement.')).toBeVisible();
  await parent.page.getByRole('link', { name: 'All announcements' }).click();
  await expect(parent.page.getByText('Nothing has been announced yet.')).toBeVisible();
});

test('an announcement moves no post, neither when it is news nor where it stands', async ({
  person,
  world,
}) => {
  const { school, mo, ana } = await people(world);
  await announce(world, announcementOf(school, mo, { asksAcknowledgement: true }));
  const { page, signIn } = await person();
  const shifts = await watchShifts(page);
  await signIn(ana);
  const first = page.getByRole('article').first();
  await expect(first).toContainText('Post number 1.');
  await expect(line(page)).toBeVisible();
  expect(shifted(await shifts())).toBeLessThanOrEqual(0.02);
  await axe(page);
  // At the next visit it stands there, in the room that was kept for it.
  await page.reload();
  await expect(card(page)).toBeVisible();
  await expect(first).toContainText('Post number 1.');
  await expect(line(page)).toHaveCount(0);
  expect(shifted(await shifts())).toBeLessThanOrEqual(0.02);
  await axe(page);
  // Right above the choice of topics.
  const box = await card(page).boundingBox();
  const next = await page.getByRole('button', { name: 'All posts' }).boundingBox();
  expect((next?.y ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThan(40);
});

test('what was acknowledged without a network arrives once there is one @any-screen', async ({
  person,
  world,
}) => {
  const { school, mo, ana } = await people(world);
  const announcement = announcementOf(school, mo, { asksAcknowledgement: true });
  await announce(world, announcement);
  const reader = await person();
  await reader.signIn(ana, '/announcements');
  const { page, context } = reader;
  const shown = page.getByRole('article', { name: TITLE });
  await expect(shown.getByRole('button', { name: 'I have read this' })).toBeVisible();
  await goOffline(reader);
  await shown.getByRole('button', { name: 'I have read this' }).click();
  await expect(shown.getByText('You have said that you have read this.')).toBeVisible();
  await expect(shown.getByText('Waiting to send')).toBeVisible();
  await context.setOffline(false);
  const read = () => world.data(`announcements/${announcement.id}/reads/${ana.uid}`);
  await expect.poll(read, { timeout: 30_000 }).toMatchObject({ seenVersion: 1, acknowledgedVersion: 1 });
  await expect(shown.getByText('Waiting to send')).toHaveCount(0);
});

test('texts as long as they may be fit into 320 pixels', async ({ person, world }) => {
  const { school, mo, ana } = await people(world);
  const title = 'Wolfeschlegelsteinhausenberger'.repeat(4);
  const text = 'Donaudampfschifffahrtsgesellschaft '.repeat(100);
  await announce(world, announcementOf(school, mo, { title, text, asksAcknowledgement: true }));
  const { page, signIn } = await person();
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(ana);
  const opens = page.getByRole('button', { name: `Announcement: ${title}` });
  await expect(opens).toBeVisible();
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(await fits()).toBe(true);
  await opens.click();
  await card(page, title).getByRole('button', { name: 'Read more' }).click();
  expect(await fits()).toBe(true);
  await axe(page);
  await page.goto('/announcements');
  await expect(page.getByRole('article', { name: title })).toBeVisible();
  expect(await fits()).toBe(true);
  await axe(page);
});
