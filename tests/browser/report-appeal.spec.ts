import { writePosts } from './feed-support/posts.ts';
import { article, composer, write } from './feed-support/writing.ts';
import {
  CHILD_SAFETY,
  entry,
  followBell,
  openReport,
  RESPECT,
  report,
  sendReport,
} from './moderation-support/steps.ts';
import { expect, test } from './support/fixtures.ts';
import { looksRight } from './support/looks.ts';
import { WRITE_REFUSED } from './support/problems.ts';
import { waitLong } from './support/wait-long.ts';

// Several people, each on several screens, all of them held against axe: long on a busy machine.
test.describe.configure({ timeout: 240_000 });

test('a post is reported, hidden, appealed for and comes back, and nobody learns who reported it', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const nina = await world.member(school, { firstName: 'Nina' });
  const rosa = await world.member(school, { firstName: 'Rosa' });
  const max = await world.moderator(school, { firstName: 'Max' });
  const mona = await world.moderator(school, { firstName: 'Mona' });
  const text = 'Whoever parks at the gate again is a fool.';
  const [author, reporter, first, second] = [await person(), await person(), await person(), await person()];

  await author.signIn(nina);
  await write(author.page, text);
  await expect(article(author.page, text)).toHaveCount(1);

  // Another parent reports it and follows what becomes of it.
  await reporter.signIn(rosa);
  const dialog = await openReport(reporter.page, article(reporter.page, text));
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Please choose what it is about.')).toBeVisible();
  await dialog.getByRole('radio', { name: RESPECT }).check();
  await dialog.getByLabel('What should the moderators know?').fill('This is about my husband.');
  await looksRight(reporter.page);
  await sendReport(reporter.page, dialog);
  await reporter.page.goto('/reports');
  const own = entry(reporter.page, text);
  await expect(own).toContainText('Waiting for the moderators');
  await expect(own).toContainText('This is about my husband.');
  await looksRight(reporter.page);

  // A moderator reads what was said, but not by whom, and hides it.
  await first.signIn(max);
  await first.page.getByRole('button', { name: 'Your account' }).click();
  await first.page.getByRole('menuitem', { name: 'Moderator' }).click();
  await first.page.getByRole('link', { name: 'Review the reports' }).click();
  await expect(first.page).toHaveURL('/moderator/reports');
  const desk = first.page.getByRole('main');
  await expect(entry(first.page, text)).toContainText('1 report');
  await looksRight(first.page);
  await desk.getByRole('link', { name: `Post by Nina ${nina.lastName}` }).click();
  await expect(desk.getByText(text)).toBeVisible();
  await expect(desk.getByText('This is about my husband.')).toBeVisible();
  await expect(desk.getByText('There was nothing before in this school.')).toBeVisible();
  await expect(desk).not.toContainText(rosa.lastName);
  await looksRight(first.page);
  await desk.getByRole('radio', { name: 'Hide' }).check();
  await desk.getByLabel('Which rule does it break?').selectOption({ label: RESPECT });
  await desk.getByLabel('Words to the author').fill('Please say it without an insult.');
  await desk.getByRole('button', { name: 'Decide', exact: true }).click();
  const sure = first.page.getByRole('alertdialog', { name: 'Hide this?' });
  await looksRight(first.page);
  await sure.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(first.page.getByText('Decided. It is on record.')).toBeVisible();

  // The reporter sees the outcome, and nobody the post.
  await expect(own).toContainText('Taken down');
  await expect(article(author.page, text)).toHaveCount(0);
  await reporter.page.goto('/dashboard');
  await expect(reporter.page.getByText('No posts yet. Be the first to post something!')).toBeVisible();

  // Its author is told what and why, and appeals.
  await followBell(author.page, 'The moderators have made a decision about something of yours.');
  await expect(author.page).toHaveURL('/reports');
  const decision = entry(author.page, text);
  await expect(decision.getByRole('heading', { name: 'Hidden' })).toBeVisible();
  await expect(decision).toContainText(RESPECT);
  await expect(decision).toContainText('Please say it without an insult.');
  await expect(author.page.getByRole('main')).not.toContainText(max.lastName);
  await decision.getByRole('button', { name: 'Appeal' }).click();
  await decision.getByLabel('Why should this be decided differently?').fill('I meant myself.');
  await looksRight(author.page);
  await decision.getByRole('button', { name: 'Send appeal' }).click();
  await expect(decision).toContainText('Your appeal is waiting for somebody else');
  await looksRight(author.page);

  // Who has decided does not decide about that.
  await expect(desk.getByText('I meant myself.')).toBeVisible();
  await expect(desk.getByText('Somebody else decides:')).toBeVisible();
  await expect(desk).toContainText(`Mona ${mona.lastName}`);
  await expect(desk.getByRole('button', { name: /^Decide/ })).toHaveCount(0);
  await looksRight(first.page);

  // Somebody else does, and takes it back.
  await second.signIn(mona);
  await followBell(second.page, 'An appeal is waiting for a decision.');
  await expect(second.page).toHaveURL(/\/moderator\/reports\/.+/);
  await second.page.getByRole('radio', { name: 'Overturn' }).check();
  await second.page.getByLabel('Answer').fill('Then we were wrong.');
  await looksRight(second.page);
  await second.page.getByRole('button', { name: 'Decide the appeal' }).click();
  await expect(second.page.getByText('The appeal is decided.')).toBeVisible();

  // All see it again, and both are told.
  await expect(article(reporter.page, text)).toHaveCount(1);
  await expect(decision).toContainText('the decision was taken back');
  await expect(decision).toContainText('Then we were wrong.');
  await author.page.goto('/dashboard');
  await expect(article(author.page, text)).toHaveCount(1);
  await reporter.page.goto('/reports');
  await expect(own).toContainText('The decision was changed after an appeal');

  // Everybody at the school reads that it happened, without a name.
  await reporter.page.goto('/community-rules');
  const log = reporter.page.getByRole('region', { name: 'What the moderators have decided' });
  await expect(log.getByRole('listitem')).toHaveCount(1);
  await expect(log).toContainText('A post was hidden');
  await expect(log).toContainText(`Rule: ${RESPECT}`);
  await expect(log).toContainText('Overturned after an appeal');
  for (const { firstName } of [nina, rosa, max, mona]) await expect(log).not.toContainText(firstName);
  await looksRight(reporter.page);
});

test('a danger to a child rings all staff and says whom to call', async ({ person, world, mail }) => {
  const school = await world.school();
  const author = await world.member(school);
  const staff = [
    await world.moderator(school),
    // Of very many admins only some are told, by their ids: those of other tests would come before this one.
    await world.newcomer({ uid: `0${school.id}`, isAdmin: true, lastLogin: new Date() }),
  ];
  const contacts = [{ name: 'Child protection line', phone: '+1 555 010 4477' }];
  await world.admin.db
    .doc(`schools/${school.id}/settings/safety`)
    .set({ contacts, askedWords: [], updatedAt: new Date() });
  await writePosts(world, school, author, ['Come and see where the little ones bathe.']);

  const parent = await person();
  const { page } = parent;
  await parent.signIn(await world.member(school));
  const dialog = await openReport(page, article(page, 'Come and see'));
  await dialog.getByRole('radio', { name: RESPECT }).check();
  await expect(dialog.getByText(/call first/)).toHaveCount(0);
  await dialog.getByRole('radio', { name: CHILD_SAFETY }).check();
  // Not somewhere below, where nobody scrolls to who has just said it.
  await expect(dialog.getByText('If a child is in danger now, call first')).toBeInViewport();
  await expect(dialog.getByRole('link', { name: /^Child protection line/ })).toHaveAttribute(
    'href',
    'tel:+15550104477',
  );
  await looksRight(page);
  await sendReport(page, dialog);
  await page.goto('/reports');
  await expect(entry(page, 'Come and see')).toContainText('Danger to a child');

  for (const one of staff) {
    const reviewer = await person();
    await reviewer.signIn(one);
    await followBell(reviewer.page, 'Somebody reported a danger to a child. Please look at once.');
    const desk = reviewer.page.getByRole('main');
    await expect(desk.getByText('Danger to a child', { exact: true })).toBeVisible();
    await expect(desk.getByText('Come and see')).toBeVisible();
    await mail.waitFor(one.email, /danger to a child/);
    if (one.isAdmin) {
      await looksRight(reviewer.page);
      await desk.getByRole('radio', { name: 'No action' }).check();
      await desk.getByRole('button', { name: 'Decide', exact: true }).click();
      await expect(reviewer.page.getByText('Decided. It is on record.')).toBeVisible();
    }
  }
});

test('what three parents have reported is out of sight until it is reviewed', async ({ person, world }) => {
  const school = await world.school();
  const nina = await world.member(school, { firstName: 'Nina' });
  const text = 'The new rules are a joke.';
  await writePosts(world, school, nina, [text]);
  // Staff before the reports: who becomes staff later is let in by a function.
  const max = await world.moderator(school);
  const author = await person();
  await author.signIn(nina);
  for (const count of [1, 2, 3]) {
    const { page, signIn } = await person();
    await signIn(await world.member(school));
    await report(page, article(page, text), RESPECT);
    await expect(article(page, text)).toHaveCount(count === 3 ? 0 : 1);
  }
  await expect(article(author.page, text)).toHaveCount(0);
  await author.page.goto('/reports');
  await expect(entry(author.page, text)).toContainText('Hidden until it is reviewed');
  await looksRight(author.page);

  const moderator = await person();
  const { page } = moderator;
  await moderator.signIn(max, '/moderator/reports');
  await expect(entry(page, text)).toContainText('3 reports');
  await expect(entry(page, text)).toContainText('Hidden because several parents reported it');
  await looksRight(page);
  await page.getByRole('link', { name: /^Post by Nina/ }).click();
  await page.getByRole('radio', { name: 'No action' }).check();
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect(page.getByText('Decided. It is on record.')).toBeVisible();
  await expect(author.page.getByRole('heading', { name: 'No rule was broken' })).toBeVisible();
  await author.page.goto('/dashboard');
  await expect(article(author.page, text)).toHaveCount(1);
});

test('a paused parent reads, but writes nothing, and sees why', async ({ person, world }) => {
  const school = await world.school();
  const nina = await world.member(school, { firstName: 'Nina' });
  await writePosts(world, school, nina, ['Call me a fool again.']);
  await writePosts(world, school, await world.member(school), ['Who has a ladder?']);
  const parent = await person();
  await parent.signIn(nina);
  await composer(parent.page).fill('Half a sentence');

  const moderator = await person();
  await moderator.signIn(await world.moderator(school));
  await article(moderator.page, 'Call me a fool')
    .getByRole('button', { name: 'More about this post' })
    .click();
  await moderator.page.getByRole('menuitem', { name: 'Hide or remove...' }).click();
  const dialog = moderator.page.getByRole('dialog', { name: 'Act on this post' });
  await dialog.getByRole('radio', { name: 'Pause' }).check();
  await dialog.getByLabel('For how long?').selectOption({ label: '7 days' });
  await dialog.getByLabel('Which rule does it break?').selectOption({ label: RESPECT });
  await dialog.getByLabel('Words to the author').fill('Take a week off.');
  await looksRight(moderator.page);
  await dialog.getByRole('button', { name: 'Decide', exact: true }).click();
  await moderator.page
    .getByRole('alertdialog', { name: 'Let its author only read for a while?' })
    .getByRole('button', { name: 'Pause for 7 days' })
    .click();
  await expect(moderator.page.getByText('Decided. It is on record.')).toBeVisible();

  const { page } = parent;
  await expect(page.getByText(`The moderators of ${school.name} have paused you`)).toBeVisible();
  await expect(composer(page)).toBeDisabled();
  await expect(composer(page)).toHaveValue('Half a sentence');
  await expect(page.getByText("The moderators have paused you: you can't post at the moment.")).toBeVisible();
  await expect(article(page, 'Who has a ladder?')).toBeVisible();
  await looksRight(page);
  await page.goto('/groups/create');
  await expect(page.getByText(/until .+ you can only read here/)).toBeVisible();
  await looksRight(page);
  await page.getByRole('link', { name: 'Why' }).click();
  const decision = entry(page, 'Call me a fool again.');
  await expect(decision.getByRole('heading', { name: /^Reading only until/ })).toBeVisible();
  await expect(decision).toContainText('Take a week off.');
});

test('somebody who is blocked can’t comment, loses no word of it, and is out of sight', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const nina = await world.member(school, { firstName: 'Nina' });
  const bert = await world.member(school, { firstName: 'Bert' });
  const name = `Bert ${bert.lastName}`;
  await writePosts(world, school, nina, ['Who has a ladder?']);
  await writePosts(world, school, bert, ['I know where you live.']);
  const [parent, blocked] = [await person(), await person()];
  blocked.expectComplaint(WRITE_REFUSED);
  // What is refused later than that is a draft of its own.
  await blocked.context.addInitScript(waitLong, { least: 4_000, most: 4_000 });
  await blocked.signIn(bert);
  const question = article(blocked.page, 'Who has a ladder?');
  await question.getByRole('button', { name: 'Comment', exact: true }).click();
  const comment = question.getByLabel('Write a comment');
  await comment.fill('You know whom to ask.');

  await parent.signIn(nina);
  const { page } = parent;
  await article(page, 'I know where you live.').getByRole('link', { name }).click();
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: `Block ${name}` }).click();
  const sure = page.getByRole('alertdialog', { name: `Block ${name}?` });
  await looksRight(page);
  await sure.getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText(`${name} is blocked. They are not told.`)).toBeVisible();
  await expect(page.getByText(/^You have blocked/)).toBeVisible();
  await looksRight(page);

  const refused = blocked.page.getByText('Your comment could not be sent. It is back where you wrote it.');
  await question.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(refused).toBeVisible();
  await expect(comment).toHaveValue('You know whom to ask.');

  await page.goto('/dashboard');
  await expect(article(page, 'Who has a ladder?')).toBeVisible();
  await expect(article(page, 'I know where you live.')).toHaveCount(0);
  await page.goto('/hidden');
  await expect(entry(page, name)).toContainText('Parent, blocked');
  await looksRight(page);
  await page.getByRole('button', { name: `Unblock ${name}` }).click();
  await expect(page.getByText(`${name} is no longer blocked.`)).toBeVisible();
  await question.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(question.getByRole('listitem')).toContainText('You know whom to ask.');
  await page.goto('/dashboard');
  await expect(article(page, 'I know where you live.')).toBeVisible();
});
