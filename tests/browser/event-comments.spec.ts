import { writeEvents } from './feed-support/events.ts';
import { axe, expect, type Person, test } from './support/fixtures.ts';

const open = async ({ page }: Person, title: string) => {
  await page.goto('/events');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

test('an event has comments, of which its host is told', async ({ person, world }) => {
  // Two browsers, one after another in many places.
  test.slow();
  const school = await world.school();
  const named = (firstName: string, lastName: string) =>
    world.member(school, { firstName, lastName, welcomePanelDismissed: true });
  const [ana, ben] = [await named('Ana', 'Silva'), await named('Ben', 'Okoro')];
  await writeEvents(world, school, ana, { 'Cake sale': 20 });
  const [host, guest] = [await person(), await person()];
  await host.signIn(ana);
  await guest.signIn(ben);

  await open(guest, 'Cake sale');
  const { page } = guest;
  await expect(page.getByText('No comments yet.')).toBeVisible();
  const box = page.getByLabel('Write a comment');
  await box.fill('Shall I bring a table?');
  await page.reload();
  await expect(box).toHaveValue('Shall I bring a table?');
  await open(host, 'Cake sale');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(host.page.getByText('Shall I bring a table?')).toBeVisible();
  // The notification follows the comment, and is read where both are seen; who is gone by then has it as news.
  const ofHost = world.admin.db.collection('notifications').where('userId', '==', ana.uid);
  await expect
    .poll(async () => (await ofHost.get()).docs.map((told) => told.get('read') as unknown))
    .toEqual([true]);
  await axe(page);

  // What hangs at the event is no post of the feed.
  await host.page.goto('/dashboard');
  await expect(host.page.getByText('No posts yet. Be the first to post something!')).toBeVisible();
  // It was read where it came; the next one comes elsewhere.
  await expect(host.page.getByRole('button', { name: 'Notifications, none unread' })).toBeVisible();
  await box.fill('Or two?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await host.page.getByRole('button', { name: /^Notifications, 1 unread/ }).click();
  await host.page
    .getByRole('dialog')
    .getByRole('link', { name: /Ben Okoro commented on your event\./ })
    .click();
  await expect(host.page).toHaveURL(/\/events\/event-/);
  await expect(host.page.locator(':focus')).toContainText('Or two?');
  await host.page.getByRole('button', { name: 'Reply to Ben Okoro' }).last().click();
  await host.page.keyboard.type('Yes, please.');
  await host.page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Yes, please.')).toBeVisible();

  // An old link to the place of the comments leads to the event.
  const eventId = new URL(host.page.url()).pathname.split('/').at(-1);
  await page.goto(`/post/event_${eventId}`);
  await expect(page).toHaveURL(`/events/${eventId}`);
  await expect(page.getByText('Yes, please.')).toBeVisible();
});
