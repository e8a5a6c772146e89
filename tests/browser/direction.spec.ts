import type { Locator } from '@playwright/test';
import { writePosts } from './feed-support/posts.ts';
import { expect, test } from './support/fixtures.ts';

const LINES = ['שלום לכולם, מחר אין לימודים.', 'No school tomorrow.', 'لا مدرسة غدا.'];

/** The side of its box on which each of the lines begins. */
const sidesOf = (block: Locator): Promise<string[]> =>
  block.evaluate((element, lines) => {
    const box = element.getBoundingClientRect();
    const text = element.firstChild;
    if (!text) throw new Error('There is no text.');
    return lines.map((line) => {
      const range = document.createRange();
      const start = text.textContent?.indexOf(line) ?? -1;
      range.setStart(text, start);
      range.setEnd(text, start + line.length);
      const { left, right } = range.getBoundingClientRect();
      return left - box.left < box.right - right ? 'left' : 'right';
    });
  }, LINES);

test('lines of both directions each begin on the side of their own script', async ({ person, world }) => {
  const school = await world.school();
  const text = LINES.join('\n');
  const author = await world.member(school, { bio: text });
  await writePosts(world, school, author, [text]);
  const { page, signIn } = await person();
  await signIn(author);
  const block = () => page.getByRole('main').getByRole('paragraph').filter({ hasText: LINES[1] });
  expect(await sidesOf(block())).toEqual(['right', 'left', 'right']);
  await page.goto(`/profile/${author.uid}`);
  expect(await sidesOf(block().first())).toEqual(['right', 'left', 'right']);
});
