import type { Page } from '@playwright/test';
import type { World } from '../support/world.ts';
import { writeComments } from './feed-support/comments.ts';
import { writePosts } from './feed-support/posts.ts';
import { axeInBothThemes } from './feed-support/themes.ts';
import { article } from './feed-support/writing.ts';
import { misfits } from './layout-support/misfits.ts';
import { expect, test } from './support/fixtures.ts';

const QUESTION = 'Who has a ladder?';
const post = (page: Page) => article(page, QUESTION);
const box = (page: Page) => post(page).getByLabel('Write a comment');
const send = (page: Page) => post(page).getByRole('button', { name: 'Send', exact: true }).click();

async function aThread(world: World) {
  // Short, as the frame cuts long ones.
  const school = await world.school('Oak');
  const member = (firstName: string, lastName: string) =>
    world.member(school, { firstName, lastName, welcomePanelDismissed: true });
  const [ana, ben, cleo] = [
    await member('Ana', 'Silva'),
    await member('Ben', 'Okoro'),
    await member('Cleo', 'Fox'),
  ];
  const [asked] = await writePosts(world, school, ana, [QUESTION]);
  if (!asked) throw new Error('no post');
  return { school, ana, ben, cleo, asked };
}

test('comments answer each other, and whoever is answered is called by name', async ({ person, world }) => {
  // Two browsers, in both themes.
  test.slow();
  const { ana, ben, cleo, asked } = await aThread(world);
  await writeComments(world, asked, [
    { by: ben, text: 'I have one.', name: 'first' },
    { by: ana, text: 'How long is it?' },
  ]);
  const [writer, reader] = [await person(), await person()];
  await writer.signIn(cleo);
  await reader.signIn(ben);
  const { page } = writer;
  for (const one of [page, reader.page])
    await post(one).getByRole('button', { name: '2 comments', exact: true }).click();

  await post(page).getByRole('button', { name: 'Reply to Ben Okoro' }).click();
  await expect(box(page)).toBeFocused();
  await expect(post(page).getByText('Replying to Ben Okoro')).toBeVisible();
  await axeInBothThemes(page);
  // What is answered is kept with what is typed.
  await page.keyboard.type('Can I have it, too?');
  await page.reload();
  await post(page).getByRole('button', { name: '2 comments', exact: true }).click();
  await expect(box(page)).toHaveValue('Can I have it, too?');
  await expect(post(page).getByText('Replying to Ben Okoro')).toBeVisible();
  await send(page);
  const replies = (one: Page) =>
    post(one).getByRole('listitem').first().getByRole('list').getByRole('listitem');
  await expect(replies(page)).toHaveText([/Cleo Fox.*Can I have it, too\?/]);
  await expect(replies(reader.page)).toHaveText([/Cleo Fox.*Can I have it, too\?/]);

  // A reply to a reply stands beside it, and says to whom it is.
  await replies(reader.page).getByRole('button', { name: 'Reply to Cleo Fox' }).click();
  await expect(box(reader.page)).toHaveValue('@Cleo Fox ');
  await reader.page.keyboard.type('on Sunday');
  await send(reader.page);
  await expect(replies(page)).toHaveText([/Can I have it, too\?/, /Ben Okoro.*@Cleo Fox on Sunday/]);
  await axeInBothThemes(page);
  const stored = await world.admin.db
    .collection(`posts/${asked.id}/comments`)
    .where('content', '==', '@Cleo Fox on Sunday')
    .get();
  const [reply] = stored.docs.map((one) => one.data());
  expect(reply?.replyTo).toMatch(/-first$/);
  expect(reply?.mentions).toEqual({ [cleo.uid]: 'Cleo Fox' });

  // No reply any more.
  await post(page).getByRole('button', { name: 'Reply to Ana Silva' }).click();
  await post(page).getByRole('button', { name: 'Write a new comment instead' }).click();
  await expect(box(page)).toBeFocused();
  await expect(post(page).getByText('Replying to Ana Silva')).toHaveCount(0);
});

test('a comment that goes while somebody answers it leaves a comment to the post', async ({
  person,
  world,
}) => {
  const { ben, cleo, asked } = await aThread(world);
  const [first] = await writeComments(world, asked, [
    { by: ben, text: 'I have one.', name: 'first' },
    { by: ben, text: 'In the shed.', replyTo: 'first' },
  ]);
  const { page, signIn } = await person();
  await signIn(cleo);
  // The newest stand on the post, all at one level.
  await expect(post(page).getByRole('listitem')).toHaveText([/I have one\./, /reply.*In the shed\./]);
  await post(page).getByRole('button', { name: '2 comments', exact: true }).click();
  await post(page).getByRole('button', { name: 'Reply to Ben Okoro' }).first().click();
  await box(page).fill('Great');
  await world.admin.db.doc(`posts/${asked.id}/comments/${first?.id}`).delete();
  await expect(post(page).getByText('In reply to an earlier comment')).toBeVisible();
  await expect(post(page).getByText(/This will be a comment of its own\./)).toBeVisible();
  await axeInBothThemes(page);
  await send(page);
  const sent = world.admin.db.collection(`posts/${asked.id}/comments`).where('content', '==', 'Great');
  await expect
    .poll(async () => (await sent.get()).docs.map((one) => one.get('replyTo') as unknown))
    .toEqual([null]);
});

test('threads of long names and many replies fit, and fold', async ({ person, world }) => {
  const { school, cleo, asked } = await aThread(world);
  const long = await world.member(school, {
    firstName: 'Maximiliane-Alexandra-Theodora',
    lastName: 'Wolfeschlegelsteinhausenberger',
  });
  await writeComments(world, asked, [
    { by: long, text: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze '.repeat(3), name: 'first' },
    ...[1, 2, 3, 4, 5].map((at) => ({
      by: long,
      text: `Reply ${at}: Donaudampfschifffahrtsgesellschaftskapitänsmütze`,
      replyTo: 'first',
    })),
  ]);
  const { page, signIn } = await person();
  await signIn(cleo);
  await post(page).getByRole('button', { name: '6 comments', exact: true }).click();
  const replies = post(page).getByRole('listitem').first().getByRole('list').getByRole('listitem');
  await expect(replies).toHaveText([/Reply 3:/, /Reply 4:/, /Reply 5:/]);
  await post(page).getByRole('button', { name: 'Show 2 earlier replies' }).click();
  await expect(replies).toHaveText([/Reply 1:/, /Reply 2:/, /Reply 3:/, /Reply 4:/, /Reply 5:/]);
  await replies
    .last()
    .getByRole('button', { name: /^Reply to Max/ })
    .click();
  await expect(post(page).getByText(/^Replying to Maximiliane/)).toBeVisible();
  const looks = [320, 390, 1280].flatMap((width) => [
    { width, text: 1 },
    { width, text: 2 },
  ]);
  expect(await misfits(page, looks)).toEqual([]);
  await axeInBothThemes(page);
});
