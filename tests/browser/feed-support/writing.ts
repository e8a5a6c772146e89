import type { Page } from '@playwright/test';
import type { TestSchool, TestUser, World } from '../../support/world.ts';

export const composer = (page: Page) => page.getByLabel('What would you like to share or ask?');
export const article = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

/** Writes a post as people do, and presses Post. */
export async function write(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
}

/** Takes somebody out of a school's directory, so that the rules refuse what they sign. Returns what puts them back. */
export async function refuseSigned(world: World, school: TestSchool, { uid }: TestUser) {
  const entry = world.admin.db.doc(`schools/${school.id}/members/${uid}`);
  const shown = (await entry.get()).data();
  if (!shown) throw new Error('not in the directory');
  await entry.delete();
  return () => entry.set(shown);
}
