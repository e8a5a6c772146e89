import { expect, test } from './support/fixtures.ts';
import { looksRight } from './support/looks.ts';

const LIKE_OFF = 'Disabled for demo user';
const EVENT_OFF = 'Disabled: Add events directly from posts or comments';

test.describe('the demo', () => {
  test('shows a school to look at, and nothing to change', async ({ person }) => {
    const { page } = await person();
    await page.goto('/demo');
    const post = page.getByRole('article', { name: 'Post by Marta Keller' });
    await expect(post).toContainText('one blue wellie');
    await expect(page.getByText('Posting is disabled in demo mode.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Post', exact: true })).toBeDisabled();

    const like = post.getByRole('button', { name: /^Like/ });
    await like.focus();
    await expect(like).toHaveAccessibleDescription(LIKE_OFF);
    await like.press('Enter');
    await expect(like).toHaveAttribute('aria-pressed', 'false');

    const addEvent = page.getByRole('button', { name: 'Add event' });
    await expect(addEvent).toHaveAccessibleDescription(EVENT_OFF);
    await addEvent.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const shortcut = page.getByRole('button', { name: 'Create Event' }).first();
    await expect(shortcut).toHaveAccessibleDescription(LIKE_OFF);

    await post.getByRole('button', { name: /comment/ }).click();
    await expect(post.getByRole('textbox')).toHaveCount(0);
    await looksRight(page);
  });

  test('its links stay in it, and the way out leads to an account', async ({ person }) => {
    const { page } = await person();
    await page.goto('/');
    await page.getByRole('link', { name: 'Demo', exact: true }).click();
    await expect(page).toHaveURL('/demo');
    await page.getByRole('link', { name: 'Yuki Tanaka', exact: true }).first().click();
    await expect(page).toHaveURL('/demo/profile/demo-yuki');
    await expect(page.getByRole('heading', { level: 1, name: 'Yuki Tanaka' })).toBeVisible();
    await looksRight(page);
    await page.getByRole('link', { name: /Reading hour is back/ }).click();
    await expect(page).toHaveURL(/\/demo\/post\//);
    await expect(page.getByRole('article')).toContainText('The dog has been washed');
    await page.getByRole('link', { name: 'Back to the dashboard' }).click();
    await expect(page).toHaveURL('/demo');
    await page.getByRole('banner').getByRole('link', { name: 'Get Started Free' }).click();
    await expect(page).toHaveURL('/signup');
  });

  test('its anchors lead to feed, events and directory', async ({ person }) => {
    const { page } = await person();
    for (const [part, heading] of [
      ['events', 'Events'],
      ['directory', 'Directory'],
    ] as const) {
      await page.goto(`/demo#${part}`);
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport();
    }
    await page.goto('/demo#feed');
    await expect(page.getByRole('article').first()).toBeInViewport();
    await expect(page.getByText('This post is no longer here.')).toHaveCount(0);
  });

  test('the directory and the feed can be searched @any-screen', async ({ person }) => {
    const { page } = await person();
    await page.goto('/demo');
    const directory = page.getByRole('region', { name: 'Directory' });
    await directory.getByLabel('Search by name, child, grade or room').fill('room 2');
    await directory.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(directory.getByRole('listitem')).toHaveCount(2);
    await page.getByLabel('Search posts').fill('dentist');
    await page.getByLabel('Search posts').press('Enter');
    await expect(page.getByText('1 post found for “dentist”')).toBeVisible();
  });

  test('loads no backend and leaves no trace on the device @any-screen', async ({ person }) => {
    const { page } = await person();
    const bodies: Promise<string>[] = [];
    const origins = new Set<string>();
    page.on('response', (response) => {
      origins.add(new URL(response.url()).origin);
      if (response.url().endsWith('.js')) bodies.push(response.text());
    });
    await page.goto('/demo', { waitUntil: 'networkidle' });
    await expect(page.getByRole('article').first()).toBeVisible();
    const scripts = await Promise.all(bodies);
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter((script) => script.includes('@firebase/'))).toEqual([]);
    expect([...origins]).toEqual([new URL(page.url()).origin]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});
