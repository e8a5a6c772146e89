import { onePagePdf } from '../../scripts/seed/pdf.ts';
import { axe, expect, test } from './support/fixtures.ts';
import { launchOptions } from './support/launch.ts';

// The reviewer looks at a PDF.
test.use({ launchOptions: launchOptions('whole') });

const letter = {
  name: 'Enrolment letter.pdf',
  mimeType: 'application/pdf',
  buffer: onePagePdf('Enrolment', ['This letter confirms the enrolment of Amara.']),
};

test.describe('joining a school', () => {
  // Several people, or every screen twice: much for one test on a slow machine.
  test.describe.configure({ timeout: 120_000 });

  test('a parent signs up with a code, waits, and is let in', async ({ person, world, mail }) => {
    const school = await world.school();
    const moderator = await world.moderator(school);
    const email = world.freshEmail('ana');
    const parent = await person();
    const reviewer = await person();
    const { page } = parent;

    await page.goto(`/join?code=${school.code.toUpperCase()}`);
    await expect(page).toHaveURL(`/signup?code=${school.code}`);
    await expect(page.getByText(`You are signing up to join ${school.name}.`)).toBeVisible();
    await page.getByLabel('First name').fill('Ana');
    await page.getByLabel('Last name').fill('Silva');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a-test-password');
    await page.getByRole('button', { name: 'Create account' }).click();

    await expect(page).toHaveURL(`/join-school?code=${school.code}`);
    await expect(page.getByLabel('Invite code')).toHaveValue(school.code);
    await expect(page.getByText(`This is the code of ${school.name} in ${school.city}.`)).toBeVisible();
    await page.getByLabel('Proof document').setInputFiles(letter);
    await page.getByRole('button', { name: 'Request to Join' }).click();
    await expect(page).toHaveTitle(/^Request Submitted/);
    await expect(page.getByRole('listitem', { name: school.name })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Approval normally takes about an hour.')).toBeVisible();

    await reviewer.signIn(moderator);
    const desk = reviewer.page;
    await desk.goto('/admin/pending-requests');
    await expect(desk.getByText(email)).toBeVisible();
    await desk.getByRole('button', { name: 'View document Ana Silva' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Document of Ana Silva' });
    await expect(dialog.getByTitle('Document uploaded by Ana Silva')).toBeVisible();
    // Chromium's viewer draws the page in a frame of its own once it has read the PDF.
    await expect.poll(() => desk.frames().filter((frame) => frame.url().startsWith('blob:')).length).toBe(2);
    await axe(desk);
    const download = desk.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Download document' }).click();
    expect((await download).suggestedFilename()).toBe('Enrolment-letter.pdf');
    await desk.keyboard.press('Escape');
    await expect(desk.getByRole('button', { name: 'View document Ana Silva' })).toBeFocused();

    await desk.getByRole('button', { name: 'Approve Ana Silva' }).click();
    // She has not followed the link to confirm her address: a second press says so.
    const question = desk.getByRole('alertdialog', { name: /^Approve without a confirmed/ });
    await expect(question.getByText(/^Nobody has shown yet that the mailbox/)).toBeVisible();
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await axe(desk);
    await question.getByRole('button', { name: 'Approve anyway' }).click();
    await expect(desk.getByText('Approval email sent to Ana.')).toBeVisible();
    await expect(desk.getByText('No pending requests.')).toBeVisible();
    await expect(desk.getByRole('region', { name: 'Requests' })).toBeFocused();

    await expect(page).toHaveURL('/dashboard');
    await expect(
      page.getByRole('article').filter({ hasText: `Welcome Ana Silva to the ${school.name} community!` }),
    ).toBeVisible();
    expect((await mail.waitFor(email, /approved|welcome/i)).text).toContain(school.name);
    const { docs } = await world.admin.db.collection('users').where('email', '==', email).get();
    const uid = docs[0]?.id ?? '';
    expect(docs[0]?.get('approvedSchools')).toEqual([school.id]);
    expect(docs[0]?.get('city')).toBe(school.city);
    await expect.poll(() => world.files(`proof-uploads/${uid}`)).toEqual([]);
  });

  test('a member joins another school and belongs to both @any-screen', async ({ person, world }) => {
    const [first, second] = [await world.school(), await world.school()];
    const member = await world.member(first, { firstName: 'Ana', lastName: 'Silva' });
    const parent = await person();
    const { page } = parent;
    await parent.signIn(member);
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Join Another School' }).click();
    await expect(page).toHaveURL('/join-school');
    // Whatever door an invite to another school leads to, its code is in the form.
    for (const door of ['/', '/signup', '/login', '/join']) {
      await page.goto(`${door}?code=${second.code}`);
      await expect(page).toHaveURL(`/join-school?code=${second.code}`);
      // The landing page has a section of nearly that name while it is being left.
      await expect(page.getByRole('textbox', { name: 'Invite code' })).toHaveValue(second.code);
    }
    const code = page.getByLabel('Invite code');
    const submit = page.getByRole('button', { name: 'Request to Join' });
    await page.getByLabel('Proof document').setInputFiles(letter);
    await code.fill(first.code);
    await submit.click();
    await expect(page.getByText(`You are already a member of ${first.name}.`)).toBeVisible();
    await axe(page);
    await code.fill(second.code);
    await submit.click();
    await expect(page).toHaveURL('/welcome');
    await expect(page.getByRole('listitem', { name: second.name })).toBeVisible();
    await axe(page);

    // The wait keeps nobody out of the school they belong to.
    await page.getByRole('link', { name: 'Back to the dashboard' }).click();
    await expect(page.getByRole('banner').getByText(first.name, { exact: true })).toBeVisible();
    await expect(
      page.getByText(`Your request to join ${second.name} is waiting for approval.`),
    ).toBeVisible();
    await page.getByRole('link', { name: 'See your request' }).click();
    await expect(page.getByRole('listitem', { name: second.name })).toBeVisible();

    const reviewer = await person();
    await reviewer.signIn(await world.moderator(second), '/admin/pending-requests');
    await reviewer.page.getByRole('button', { name: 'Approve Ana Silva' }).click();
    await expect(page).toHaveURL('/dashboard');
    const choice = page.getByLabel('School', { exact: true });
    for (const school of [second, first]) {
      await choice.selectOption({ label: school.name });
      await expect(choice).toHaveValue(school.id);
    }
    expect((await world.data(`users/${member.uid}`))?.approvedSchools).toEqual([first.id, second.id]);
  });

  test('what can go wrong with a request is said, and nothing typed is lost', async ({ person, world }) => {
    const school = await world.school();
    const orphan = `orphan-${school.code}`;
    await world.admin.db.doc(`inviteCodes/${orphan}`).set({
      ...{ code: orphan, userId: null, schoolId: 'no-such-school', schoolName: 'Gone', cityName: 'Nowhere' },
      ...{ createdBy: 'user', createdAt: new Date() },
    });
    const parent = await world.newcomer();
    const { page, signIn } = await person();
    await signIn(parent, '/join-school');
    const submit = page.getByRole('button', { name: 'Request to Join' });
    const proof = page.getByLabel('Proof document');
    const code = page.getByLabel('Invite code');

    await submit.click();
    await expect(code).toBeFocused();
    await expect(page.getByText('Please enter a valid invite code.')).toBeVisible();
    const noDocument = page.getByText('Please upload a document to help us verify your school affiliation.');
    await expect(noDocument).toBeVisible();
    await proof.setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
    await expect(page.getByText(/This kind of file doesn’t work here/)).toBeVisible();
    await proof.setInputFiles({ ...letter, buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
    await expect(page.getByText(/This file is larger than 10 MB/)).toBeVisible();

    await proof.setInputFiles(letter);
    await code.fill('nobody-has-this');
    await submit.click();
    await expect(page.getByText('Invalid invite code.')).toBeVisible();
    await code.fill(orphan);
    await submit.click();
    await expect(page.getByText('Could not find school for this invite code.')).toBeVisible();

    // A school that says no while the document is on its way. The field has asked for its code before: each answer
    // grants a request anew.
    await code.fill(school.code);
    await code.blur();
    await expect(code).toHaveAccessibleDescription(new RegExp(school.name));
    await page.route('**/v0/b/**', async (route) => {
      await world.admin.db.doc(`inviteCodeGrants/${parent.uid}_${school.id}`).delete();
      await route.continue();
    });
    await submit.click();
    await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
    await expect(code).toHaveValue(school.code);
    await expect(page.getByText(letter.name)).toBeVisible();
    // What was refused leaves no identity paper behind.
    const documents = () => world.files(`proof-uploads/${parent.uid}`);
    await expect.poll(documents).toEqual([]);

    await page.unroute('**/v0/b/**');
    await submit.click();
    await expect(page).toHaveURL('/welcome');
    expect(await documents()).toHaveLength(1);
    await page.goto(`/join-school?code=${school.code}`);
    await page.getByLabel('Proof document').setInputFiles(letter);
    await page.getByRole('button', { name: 'Request to Join' }).click();
    await expect(page.getByText(`You have already asked to join ${school.name}.`)).toBeVisible();
    await page.getByRole('link', { name: 'See your request' }).click();
    await expect(page).toHaveURL('/welcome');
  });

  test('a parent exchanges the document of a request, then takes the request back @any-screen', async ({
    person,
    world,
  }) => {
    const [maple, river] = [await world.school(), await world.school()];
    const parent = await world.newcomer({ firstName: 'Elena', lastName: 'Novak' });
    const asking = await person();
    const { page } = asking;
    await asking.signIn(parent);
    for (const school of [maple, river]) {
      await page.goto(`/join-school?code=${school.code}`);
      await page.getByLabel('Proof document').setInputFiles(letter);
      await page.getByRole('button', { name: 'Request to Join' }).click();
      await expect(page).toHaveURL('/welcome');
    }
    const documents = async () =>
      (await world.files(`proof-uploads/${parent.uid}`)).map((path) => path.replace(/.*-\d{13}-/, '')).sort();
    expect(await documents()).toEqual(['Enrolment-letter.pdf', 'Enrolment-letter.pdf']);
    const card = page.getByRole('listitem', { name: maple.name });
    await expect(card.getByText('Enrolment-letter.pdf')).toBeVisible();
    await axe(page);

    const deciding = await person();
    await deciding.signIn(await world.moderator(maple));
    const desk = deciding.page;
    await desk.goto('/admin/pending-requests');
    await expect(desk.getByText(parent.email)).toBeVisible();

    await card.getByRole('button', { name: 'Replace the document' }).click();
    await card.getByLabel('New document').setInputFiles({ ...letter, name: 'Better.pdf' });
    await axe(page);
    await card.getByRole('button', { name: 'Send the document' }).click();
    await expect(page.getByText('Your new document is with the reviewers.')).toBeVisible();
    await expect(card.getByText('Better.pdf')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Replace the document' })).toBeFocused();
    await expect.poll(documents).toEqual(['Better.pdf', 'Enrolment-letter.pdf']);
    await expect(desk.getByText('New document', { exact: true })).toBeVisible();

    // Once a minute: the second is refused, and leaves nothing behind.
    await card.getByRole('button', { name: 'Replace the document' }).click();
    await card.getByLabel('New document').setInputFiles({ ...letter, name: 'Best.pdf' });
    await card.getByRole('button', { name: 'Send the document' }).click();
    await expect(card.getByText(/You can do that once a minute/)).toBeVisible();
    await expect(card.getByText('Best.pdf')).toBeVisible();
    await expect.poll(documents).toEqual(['Better.pdf', 'Enrolment-letter.pdf']);

    const withdraw = async (school: string) => {
      await page.getByRole('listitem', { name: school }).getByRole('button', { name: 'Withdraw' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    };
    await withdraw(maple.name);
    await expect(page.getByText(`Your request to join ${maple.name} is withdrawn.`)).toBeVisible();
    await expect(card).toHaveCount(0);
    await expect(page.getByRole('listitem', { name: river.name })).toBeVisible();
    await expect(desk.getByText('No pending requests.')).toBeVisible();
    await expect.poll(documents).toEqual(['Enrolment-letter.pdf']);
    expect(await world.data(`pendingRequests/${parent.uid}_${maple.id}`)).toBeNull();
    expect((await world.data(`users/${parent.uid}`))?.schoolIds).toEqual([river.id]);

    await withdraw(river.name);
    await expect(page).toHaveURL('/join-school');
    await expect.poll(documents).toEqual([]);
  });
});
