import { onePagePdf } from '../../scripts/seed/pdf.ts';
import { axe, expect, test } from './support/fixtures.ts';

const letter = {
  name: 'letter.pdf',
  mimeType: 'application/pdf',
  buffer: onePagePdf('A letter', ['Without a name.']),
};

test.describe('rejecting a request', () => {
  // Several people, or every screen twice: much for one test on a slow machine.
  test.describe.configure({ timeout: 120_000 });

  test('the document goes, the parent learns why and asks again', async ({ person, world }) => {
    const school = await world.school();
    const parent = await world.newcomer({ firstName: 'Elena', lastName: 'Novak' });
    const asking = await person();
    const deciding = await person();
    const { page } = asking;
    await asking.signIn(parent);
    const ask = async () => {
      await page.getByLabel('Invite code').fill(school.code);
      await page.getByLabel('Proof document').setInputFiles(letter);
      await page.getByRole('button', { name: 'Request to Join' }).click();
      await expect(page.getByRole('heading', { name: 'Request Submitted' })).toBeVisible();
    };
    await ask();
    expect(await world.files(`proof-uploads/${parent.uid}`)).toHaveLength(1);

    await deciding.signIn(await world.moderator(school));
    const desk = deciding.page;
    await desk.goto('/admin/pending-requests');
    await desk.getByRole('button', { name: 'Reject Elena Novak' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Reject the request of Elena Novak?' });
    await dialog.getByLabel('Reason').fill('The letter does not show a name.');
    await axe(desk);
    await dialog.getByRole('button', { name: 'Reject request' }).click();
    await expect(desk.getByText('The request of Elena Novak was rejected.')).toBeVisible();
    await expect(desk.getByText('No pending requests.')).toBeVisible();

    await expect(page).toHaveURL('/join-school');
    await expect(page.getByText(`Your request to join ${school.name} was not approved`)).toBeVisible();
    await expect(page.getByText('What the reviewer wrote: The letter does not show a name.')).toBeVisible();
    await axe(page);
    await expect.poll(() => world.files(`proof-uploads/${parent.uid}`)).toEqual([]);
    expect(await world.data(`pendingRequests/${parent.uid}_${school.id}`)).toBeNull();

    // Not for a week, unless the reviewers say so: what was entered stays.
    await expect(page.getByText(/^You can ask again from .+, or sooner/)).toBeVisible();
    await page.getByLabel('Invite code').fill(school.code);
    await page.getByLabel('Proof document').setInputFiles(letter);
    await page.getByRole('button', { name: 'Request to Join' }).click();
    await expect(page.getByText(/^You can ask this school again from/)).toBeVisible();
    await expect(page.getByLabel('Invite code')).toHaveValue(school.code);
    await desk.getByRole('button', { name: 'Let them ask again now Elena Novak' }).click();
    await expect(desk.getByText('Elena Novak can ask again now.')).toBeVisible();
    await axe(desk);
    await expect(page.getByText(/^You can ask again with a document/)).toBeVisible();

    await ask();
    await expect(desk.getByText(parent.email)).toBeVisible();
    await page.goto('/join-school');
    await expect(page.getByText('was not approved')).toHaveCount(0);
  });

  test('two reviewers see each other decide @any-screen', async ({ person, world }) => {
    const school = await world.school();
    const parent = await world.newcomer({ firstName: 'Elena', lastName: 'Novak' });
    const asking = await person();
    await asking.signIn(parent, `/${school.slug}`);
    await asking.page.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(asking.page).toHaveURL('/welcome');

    const first = await person();
    const second = await person();
    for (const reviewer of [first, second]) {
      await reviewer.signIn(await world.moderator(school), '/admin/pending-requests');
      // From the school's own page: without a document.
      await reviewer.page.getByRole('button', { name: '1 without a document' }).click();
      await expect(reviewer.page.getByText(parent.email)).toBeVisible();
    }
    // The second has a window open on the request that is decided meanwhile.
    await second.page.getByRole('button', { name: 'Reject Elena Novak' }).click();
    await expect(second.page.getByRole('dialog')).toBeVisible();
    await first.page.getByRole('button', { name: 'Approve Elena Novak' }).click();
    await expect(first.page.getByText('Approval email sent to Elena.')).toBeVisible();
    await expect(
      second.page.getByText(/^The request of Elena Novak was decided by somebody else, withdrawn/),
    ).toBeVisible();
    await expect(second.page.getByRole('dialog')).toHaveCount(0);
    await expect(second.page.getByText('No pending requests.')).toBeVisible();
    await expect(first.page.getByText(/somebody else/)).toHaveCount(0);
    await expect(asking.page).toHaveURL('/dashboard');
  });
});
