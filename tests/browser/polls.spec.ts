import { documents, write } from '../../scripts/seed/store.ts';
import { writePosts } from './feed-support/posts.ts';
import { goOffline, signInForGood } from './offline-support/device.ts';
import { axe, expect, type Person, test } from './support/fixtures.ts';

const poll = ({ page }: Person) => page.getByRole('group', { name: 'Poll' });
const results = (person: Person) => poll(person).getByRole('list', { name: 'Results' }).getByRole('listitem');
const LUNCH = { options: ['Pizza', 'Soup'], isMultiple: false, endsAt: null };

test('a parent asks, others vote by one tap, and all see the numbers change', async ({ person, world }) => {
  // Three browsers, one after another in many places.
  test.slow();
  const school = await world.school();
  const named = (firstName: string, lastName: string) =>
    world.member(school, { firstName, lastName, welcomePanelDismissed: true });
  const [ana, ben, cleo] = [
    await named('Ana', 'Silva'),
    await named('Ben', 'Okoro'),
    await named('Cleo', 'Park'),
  ];
  const [author, first, second] = [await person(), await person(), await person()];

  await author.signIn(ana);
  const { page } = author;
  await page.getByLabel('What would you like to share or ask?').click();
  await page.getByRole('button', { name: 'Poll' }).click();
  await expect(page.getByLabel('Option 1')).toBeFocused();
  await page.getByLabel('What would you like to share or ask?').fill('What is for lunch?');
  await page.getByLabel('Option 1').fill('Pizza');
  await page.getByLabel('Option 2').fill('Soup');
  await axe(page);
  // What was begun is there again.
  await page.reload();
  await expect(page.getByLabel('Option 2')).toHaveValue('Soup');
  await page.getByLabel('Ends').selectOption('1 day after posting');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(poll(author)).toContainText('Nobody has voted yet. Ends ');

  // Kept, so that the device remembers.
  await first.page.goto('/login');
  await signInForGood(first.page, ben);
  await poll(first).getByRole('button', { name: 'Soup' }).click();
  await expect(results(first)).toHaveText(['Pizza', 'Soup(your vote)']);
  await expect(poll(first)).toContainText('1 parent has voted. ');
  await expect(poll(first)).toContainText('Numbers show once 3 parents have voted');
  await second.signIn(cleo);
  await poll(second).getByRole('button', { name: 'Soup' }).click();
  await poll(author).getByRole('button', { name: 'Pizza' }).click();
  await expect(results(first)).toHaveText(['Pizza, 1 of 3 votes, 33%', 'Soup(your vote), 2 of 3 votes, 67%']);
  await axe(first.page);

  // This device remembers its vote; the numbers follow another one.
  await first.page.reload();
  await expect(results(first)).toContainText(['Pizza', '(your vote)']);
  await poll(second).getByRole('button', { name: 'Change my vote' }).click();
  await poll(second).getByRole('button', { name: 'Pizza' }).click();
  await expect(results(first)).toHaveText(['Pizza, 2 of 3 votes, 67%', 'Soup(your vote), 1 of 3 votes, 33%']);

  // Its question stays as it was, now that others have voted.
  await page.getByRole('button', { name: 'More about this post' }).click();
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toHaveCount(0);
});

test('several answers are sent together, by keyboard alone, and known on another device @any-screen', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const [ana, ben] = [await world.member(school), await world.member(school)];
  const [post] = await writePosts(world, school, ana, ['What shall we bring?'], {
    poll: {
      options: ['Bread', 'Cheese', 'Tea'],
      isMultiple: true,
      endsAt: new Date(Date.now() + 86_400_000),
    },
  });
  const guest = await person();
  await guest.signIn(ben, `/post/${post?.id}`);
  await poll(guest).getByRole('checkbox', { name: 'Tea' }).focus();
  await guest.page.keyboard.press('Space');
  await guest.page.keyboard.press('Shift+Tab');
  await guest.page.keyboard.press('Shift+Tab');
  await guest.page.keyboard.press('Space');
  await poll(guest).getByRole('button', { name: 'Vote' }).press('Enter');
  const shown = ['Bread(your vote)', 'Cheese', 'Tea(your vote)'];
  await expect(results(guest)).toHaveText(shown);
  await expect(poll(guest)).toBeFocused();
  const elsewhere = await person();
  await elsewhere.signIn(ben, `/post/${post?.id}`);
  await expect(results(elsewhere)).toHaveText(shown);
  await poll(elsewhere).getByRole('button', { name: 'Take back my vote' }).click();
  await expect(poll(elsewhere).getByRole('checkbox', { name: 'Tea' })).not.toBeChecked();
  await expect(poll(guest)).toContainText('Nobody has voted yet.');
});

test('a vote without a network waits, can be stopped, and comes once there is one @any-screen', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const [ana, ben] = [await world.member(school), await world.member(school)];
  const [post] = await writePosts(world, school, ana, ['What is for lunch?'], { poll: LUNCH });
  const guest = await person();
  await guest.signIn(ben);
  await expect(poll(guest).getByRole('button', { name: 'Soup' })).toBeVisible();
  await goOffline(guest);
  await poll(guest).getByRole('button', { name: 'Soup' }).click();
  await expect(poll(guest)).toContainText('Waiting to send');
  await poll(guest).getByRole('button', { name: "Don't send" }).click();
  await poll(guest).getByRole('button', { name: 'Pizza' }).click();
  await expect(results(guest)).toHaveText(['Pizza(your vote)', 'Soup']);
  await guest.context.setOffline(false);
  await expect(poll(guest)).toContainText('1 parent has voted.', { timeout: 30_000 });
  await expect(poll(guest)).not.toContainText('Waiting to send');
  const stored = await world.admin.db.doc(`posts/${post?.id}/pollVotes/${ben.uid}`).get();
  expect(stored.get('choices')).toEqual([0]);
});

test('a poll that is over shows what came of it @any-screen', async ({ person, world }) => {
  const school = await world.school();
  const ana = await world.member(school);
  const parents = await Promise.all(Array.from({ length: 4 }, () => world.member(school)));
  const endsAt = new Date(Date.now() - 60_000);
  const [post] = await writePosts(world, school, ana, ['What is for lunch?'], { poll: { ...LUNCH, endsAt } });
  const vote = (userId: string, choice: number) =>
    documents.pollVote(post?.id ?? '', {
      ...{ userId, schoolId: school.id, choices: [choice], votedAt: new Date(endsAt.getTime() - 1_000) },
    });
  await write(
    world.admin.db,
    parents.map(({ uid }, index) => vote(uid, index === 0 ? 0 : 1)),
  );
  const reader = await person();
  await reader.signIn(ana);
  await expect(poll(reader)).toContainText('4 parents have voted. This poll has ended.');
  await expect(results(reader)).toHaveText(['Pizza, 1 of 4 votes, 25%', 'Soup, 3 of 4 votes, 75%']);
  await expect(poll(reader).getByRole('button')).toHaveCount(0);
});
