import type { Locator, Page } from '@playwright/test';
import type { TestUser, World } from '../../support/world.ts';

/**
 * An admin who belongs to no school and is no moderator yet. Their last visit is not long ago: noting another one would
 * now and then meet the transaction by which the console makes them a moderator, which the browser names as a 400.
 */
export const adminOf = (world: World): Promise<TestUser> =>
  world.newcomer({ isAdmin: true, firstName: 'Ada', lastLogin: new Date() });

/** What the audit log holds about somebody or something, oldest first. */
export async function auditOf(world: World, targetId: string): Promise<Record<string, unknown>[]> {
  const found = await world.admin.db.collection('auditLog').where('targetId', '==', targetId).get();
  return found.docs
    .map((entry) => entry.data())
    .sort((a, b) => a.at.toMillis() - b.at.toMillis())
    .map(({ action, actorId, schoolId, detail }) => ({ action, actorId, schoolId, detail }));
}

/** Does what can still be undone: who closes the message wants it now. */
export const doNow = (page: Page): Promise<void> =>
  page
    .getByRole('region', { name: 'Messages' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Undo' }) })
    .getByRole('button', { name: 'Dismiss' })
    .click();

/** The rows of a staff screen: of its table on a desktop, of its list on a phone. */
export function rowsOf(page: Page, holding: 'link' | 'button' = 'link'): Locator {
  const main = page.getByRole('main');
  return main
    .getByRole('list', { name: /./ })
    .getByRole('listitem')
    .or(main.getByRole('row').filter({ has: page.getByRole('rowheader') }))
    .filter({ has: page.getByRole(holding) });
}
