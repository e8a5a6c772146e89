import { assistantDay } from '../../src/domain/assistant/day.ts';
import type { World } from '../support/world.ts';
import { AssistantPage, FAILED } from './assistant-support/page.ts';
import { axeInBothThemes } from './feed-support/themes.ts';
import { axe, expect, test } from './support/fixtures.ts';
import { holdBack } from './support/hold-back.ts';

// The stack of all browser tests has no provider, as a fresh installation: everything comes from the collection.

const CHILD = { name: 'Mia', gradeOrRoom: '3rd grade' };
const UNREACHABLE = "We can't reach the server. Please check your connection and try again.";
const countOf = (uid: string) => `_limits/assistant-question_${uid}_${assistantDay(new Date())}`;

async function pastSet(world: World, uid: string, at: string, mark: string): Promise<void> {
  await world.admin.db.doc(`parentAssistantTips/${uid}_${mark}`).set({
    userId: uid,
    createdAt: new Date(at),
    gradeBand: '3-5',
    source: 'curated',
    bookRecommendationText: `${mark} book`,
    bookRecommendationLink: 'https://search.worldcat.org/search?q=book',
    localActivityText: `${mark} activity`,
    localActivityLink: 'https://www.openstreetmap.org/search?query=park',
    learningToolText: `${mark} tool`,
    learningToolLink: 'https://phet.colorado.edu/',
    enrichmentIdeaText: `${mark} idea`,
    enrichmentIdeaLink: 'https://duckduckgo.com/?q=idea',
  });
}

test.describe('the Parent Assistant without a key', () => {
  test('gives curated tips, the same all day', async ({ person, world }) => {
    const parent = await world.member(await world.school(), { children: [CHILD] });
    const { page, signIn } = await person();
    const assistant = new AssistantPage(page);
    await signIn(parent);
    await assistant.open();
    await expect(page.getByText('For Mia, 3rd grade')).toBeVisible();
    for (const kind of ['Book Recommendation', 'Local Activity', 'Learning Tool', 'Enrichment Idea']) {
      await expect(assistant.todaysTips.getByRole('heading', { name: kind })).toBeVisible();
    }
    await expect(assistant.todaysTips.getByText('Curated', { exact: true })).toBeVisible();
    await expect(page.getByText('Suggested by AI')).toBeHidden();
    await axe(page);

    const links = assistant.todaysTips.getByRole('link');
    await expect(links).toHaveCount(4);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /^https:\/\//);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    const first = await assistant.todaysTips.textContent();
    await page.reload();
    await expect(assistant.todaysTips.getByText('Curated', { exact: true })).toBeVisible();
    expect(await assistant.todaysTips.textContent()).toBe(first);
  });

  test('answers from the collection, names a professional, and counts', async ({ person, world }) => {
    const parent = await world.member(await world.school(), { children: [CHILD] });
    const { page, signIn } = await person();
    const assistant = new AssistantPage(page);
    await signIn(parent);
    await assistant.open();
    await expect(assistant.left(10)).toBeVisible();
    await assistant.ask('How can I make homework easier?');
    const answer = assistant.answerTo('How can I make homework easier?');
    await expect(answer.getByText('Finished is better than perfect.')).toBeVisible();
    await expect(answer.getByText('Curated: from our own collection, not written by AI')).toBeVisible();
    await expect(assistant.left(9)).toBeVisible();
    await expect(assistant.box).toHaveValue('');

    await assistant.ask('She has a fever and a cough, should she go to school?');
    await expect(page.getByText('This is general information and not medical advice.')).toBeVisible();
    await assistant.ask('What is the capital of France?');
    await expect(page.getByText('such questions of a day are not counted')).toBeVisible();
    await expect(assistant.left(8)).toBeVisible();
    await axeInBothThemes(page);
  });

  test('says when no question is left, before and after asking @any-screen', async ({ person, world }) => {
    const parent = await world.member(await world.school(), { children: [CHILD] });
    const { page, signIn } = await person();
    const assistant = new AssistantPage(page);
    await signIn(parent);
    await assistant.open();
    await expect(assistant.left(10)).toBeVisible();
    // Asked on another device meanwhile.
    await world.admin.db.doc(countOf(parent.uid)).set({ used: 10 });
    await assistant.ask('Bedtime?');
    await expect(page.getByText(FAILED)).toBeVisible();
    await expect(assistant.box).toHaveValue('Bedtime?');
    await expect(assistant.left(0)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await axe(page);
    await page.reload();
    await expect(page.getByText('New questions come at midnight, Los Angeles time.')).toBeVisible();
    await expect(assistant.box).toHaveValue('Bedtime?');
  });

  test('keeps the question when the network fails, and works again after @any-screen', async ({
    person,
    world,
  }) => {
    const parent = await world.member(await world.school(), { children: [CHILD] });
    const { page, signIn, expectComplaint } = await person();
    const assistant = new AssistantPage(page);
    expectComplaint(/net::ERR_FAILED/);
    await signIn(parent);
    await assistant.open();
    await expect(assistant.left(10)).toBeVisible();
    await page.route('**/askParentAssistant', (route) => route.abort());
    await assistant.ask('Tips against tantrums?');
    await expect(page.getByText(UNREACHABLE)).toBeVisible();
    await expect(assistant.box).toHaveValue('Tips against tantrums?');
    await axe(page);
    await page.unroute('**/askParentAssistant');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(assistant.answerTo('Tips against tantrums?')).toBeVisible();
    await expect(page.getByText(UNREACHABLE)).toBeHidden();
  });

  test('says when there are no tips, and asks for them again @any-screen', async ({ person, world }) => {
    const parent = await world.member(await world.school(), { children: [CHILD] });
    const { page, signIn, expectComplaint } = await person();
    const assistant = new AssistantPage(page);
    expectComplaint(/net::ERR_FAILED/);
    await signIn(parent);
    const tips = await holdBack(page, '**/getParentRecommendations');
    await assistant.open();
    await expect(page.getByText('Thinking of new suggestions, give us up to a minute...')).toBeVisible();
    await axe(page);
    tips.end('abort');
    await expect(page.getByText('No tips available today.')).toBeVisible();
    await axe(page);
    await page.unroute('**/getParentRecommendations');
    await assistant.todaysTips.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Book Recommendation' })).toBeVisible();
  });

  test('shows past tips with their day in Los Angeles @any-screen', async ({ person, world }) => {
    const parent = await world.member(await world.school(), { children: [CHILD] });
    // Half past eleven in the evening there, and the next day elsewhere.
    await pastSet(world, parent.uid, '2025-03-05T07:30:00Z', 'March');
    await pastSet(world, parent.uid, '2025-02-03T20:00:00Z', 'February');
    const { page, signIn } = await person();
    const assistant = new AssistantPage(page);
    await signIn(parent);
    await assistant.open();
    await expect(assistant.todaysTips.getByText('Curated', { exact: true })).toBeVisible();
    await expect(page.getByText('March book')).toBeHidden();
    await page.getByText('Past Tips').click();
    await expect(page.getByRole('heading', { name: 'Tuesday, Mar 4, 2025' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Monday, Feb 3, 2025' })).toBeVisible();
    await expect(page.getByText('March book')).toBeVisible();
    await axe(page);
    await page.getByText('Past Tips').click();
    await expect(page.getByText('March book')).toBeHidden();
  });

  test('is for one child at a time, and asks for a grade where there is none @any-screen', async ({
    person,
    world,
  }) => {
    const children = [CHILD, { name: 'Leo', gradeOrRoom: 'Room 12' }];
    const parent = await world.member(await world.school(), { children });
    const { page, signIn } = await person();
    const assistant = new AssistantPage(page);
    await signIn(parent);
    await assistant.open();
    await expect(assistant.todaysTips.getByText('Curated', { exact: true })).toBeVisible();
    const forMia = await assistant.todaysTips.textContent();
    await page.getByLabel('Tips and answers are for').selectOption('Leo, Room 12');
    await expect(page.getByText('Add your child’s grade to get tips and answers that fit.')).toBeVisible();
    await expect(assistant.todaysTips.getByText('Curated', { exact: true })).toBeVisible();
    expect(await assistant.todaysTips.textContent()).not.toBe(forMia);
    await axe(page);
    // Two sets of today are no past tips.
    await expect(page.getByText('Past Tips')).toBeHidden();
    await page.getByRole('link', { name: 'Add a grade to your profile' }).click();
    await expect(page).toHaveURL('/edit-profile');
  });

  test('takes feedback for the admins @any-screen', async ({ person, world }) => {
    const school = await world.school();
    const parent = await world.member(school, { children: [CHILD] });
    const { page, signIn } = await person();
    const assistant = new AssistantPage(page);
    await signIn(parent);
    await assistant.open();
    const submit = page.getByRole('button', { name: 'Submit' });
    await expect(submit).toBeDisabled();
    await page.getByLabel('What do you think of the Parent Assistant?').fill('  The tips are good.  ');
    await submit.click();
    await expect(page.getByText('Thank you for your feedback!')).toBeVisible();
    await expect(page.getByLabel('What do you think of the Parent Assistant?')).toHaveValue('');
    const stored = await world.admin.db
      .collection('parentAssistantFeedback')
      .where('userId', '==', parent.uid)
      .get();
    expect(stored.docs.map((doc) => doc.data())).toMatchObject([
      { userId: parent.uid, schoolId: school.id, feedback: 'The tips are good.' },
    ]);
    await expect(page.getByText('Thank you for your feedback!')).toBeHidden();
  });

  test('works by keyboard alone @any-screen', async ({ person, world }) => {
    const parent = await world.member(await world.school(), { children: [CHILD] });
    const { page, signIn } = await person();
    const assistant = new AssistantPage(page);
    await signIn(parent);
    await assistant.open();
    await expect(assistant.left(10)).toBeVisible();
    await assistant.box.focus();
    await page.keyboard.type('Homework?');
    await page.keyboard.press('Control+Enter');
    await expect(assistant.answerTo('Homework?')).toBeVisible();
    // The box opens a moment after the answer is there, and keys wait for nothing.
    await expect(assistant.box).toBeEditable();
    await page.keyboard.type('Bedtime?');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(assistant.answerTo('Bedtime?')).toBeVisible();
  });
});
