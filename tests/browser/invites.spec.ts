import { onePagePdf } from '../../scripts/seed/pdf.ts';
import type { TestSchool, TestUser, World } from '../support/world.ts';
import { axe, expect, test } from './support/fixtures.ts';

/** Gives a member the code that the approval would have made. */
async function withCode(
  world: World,
  member: TestUser,
  school: TestSchool,
  referralCount = 0,
): Promise<string> {
  const code = `${school.slug}-${member.uid.slice(-5)}`;
  const { id: schoolId, name: schoolName, city: cityName } = school;
  await world.admin.db.doc(`inviteCodes/${code}`).set({
    code,
    userId: member.uid,
    schoolId,
    schoolName,
    cityName,
    createdBy: 'user',
    createdAt: new Date(),
  });
  await world.referral(member.uid, { codes: { [schoolId]: code }, approved: true, referralCount });
  return code;
}

test('inviting several parents at once, with every message', async ({ person, world, mail }) => {
  const school = await world.school();
  const inviter = await world.member(school, { firstName: 'Nina', lastName: 'Okafor' });
  const { page, signIn, context } = await person();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(inviter);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Invite parents' }).click();
  const panel = page.getByRole('main');
  await panel.getByRole('button', { name: 'Send invites' }).click();
  await page
    .getByRole('alertdialog', { name: 'Please enter at least one valid email address.' })
    .getByRole('button', { name: 'OK' })
    .click();
  const [one, two] = [world.freshEmail('one'), world.freshEmail('two')];
  await panel.getByLabel('Email addresses').fill(one);
  await panel.getByRole('button', { name: 'Send invites' }).click();
  await page
    .getByRole('alertdialog', {
      name: 'Your school information is missing. Please refresh or try again later.',
    })
    .getByRole('button', { name: 'OK' })
    .click();

  // The code arrives live; what was typed is still there.
  const code = await withCode(world, inviter, school);
  await expect(panel.getByLabel('Your personal link')).toHaveValue(new RegExp(`\\?code=${code}$`));
  await expect(panel.getByText('0 of 3')).toBeVisible();
  await panel.getByLabel('Email addresses').fill(`${one}, nonsense\n${two}`);
  await panel.getByRole('button', { name: 'Send invites' }).click();
  await expect(panel.getByText(`Invites sent to ${one} and ${two}.`)).toBeVisible();
  await expect(panel.getByText('These are not email addresses: nonsense')).toBeVisible();
  await expect(panel.getByLabel('Email addresses')).toHaveValue('nonsense');
  await Promise.all([one, two].map((address) => mail.waitFor(address, /./)));

  await panel.getByLabel('Email addresses').fill(one);
  await panel.getByRole('button', { name: 'Send invites' }).click();
  await expect(panel.getByText('You’ve already invited one or more of these parents.')).toBeVisible();
  expect(await mail.to(one)).toHaveLength(1);

  await panel.getByRole('button', { name: 'Copy Link' }).click();
  await expect(panel.getByText('Link copied ✓')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`code=${code}$`));
  await expect(page.getByRole('img', { name: 'QR code of your invite link' })).toBeVisible();
  await expect(page.getByText('Not joined yet')).toHaveCount(2);
  await axe(page);
});

test('joining through the link in the mail moves the inviter’s counter to the gift @any-screen', async ({
  person,
  world,
  mail,
}) => {
  const school = await world.school();
  const inviter = await world.member(school, { firstName: 'Nina', lastName: 'Okafor' });
  await withCode(world, inviter, school, 2);
  // Two have joined before.
  for (const { uid } of [await world.member(school), await world.member(school)])
    await world.referral(uid, { approved: true, referredByUserId: inviter.uid });
  const nina = await person();
  await nina.signIn(inviter, '/invites');
  await expect(nina.page.getByText('2 of 3')).toBeVisible();
  const address = world.freshEmail('third');
  await nina.page.getByLabel('Email addresses').fill(address);
  await nina.page.getByRole('button', { name: 'Send invites' }).click();

  const invitation = await mail.waitFor(address, /./);
  const link = /https?:\/\/\S+\?code=[\w-]+/.exec(invitation.text)?.[0];
  const invitee = await person();
  await invitee.page.goto(new URL(link ?? '').pathname + new URL(link ?? '').search);
  await invitee.page.getByRole('link', { name: 'Get Started Free' }).first().click();
  await invitee.page.getByLabel('First name').fill('Ivo');
  await invitee.page.getByLabel('Last name').fill('Third');
  await invitee.page.getByLabel('Email').fill(address);
  await invitee.page.getByLabel('Password', { exact: true }).fill('a-test-password');
  await invitee.page.getByRole('button', { name: 'Create account' }).click();
  await invitee.page.getByLabel('Proof document').setInputFiles({
    name: 'letter.pdf',
    mimeType: 'application/pdf',
    buffer: onePagePdf('Letter', ['Ivo Third']),
  });
  await invitee.page.getByRole('button', { name: 'Request to Join' }).click();
  await expect(invitee.page.getByRole('heading', { name: 'Request Submitted' })).toBeVisible();

  const reviewer = await person();
  await reviewer.signIn(await world.moderator(school), '/admin/pending-requests');
  await reviewer.page.getByRole('button', { name: 'Approve Ivo Third' }).click();
  // He has not confirmed his address yet.
  await reviewer.page.getByRole('button', { name: 'Approve anyway' }).click();
  await expect(invitee.page).toHaveURL('/dashboard');

  await expect(
    nina.page.getByText('Thank you! 3 parents have joined with your link,', { exact: false }),
  ).toBeVisible({ timeout: 20_000 });
  await expect(nina.page.getByText('Joined', { exact: true })).toBeVisible();
});

test('the link at the end of an invitation stops further ones @any-screen', async ({
  person,
  world,
  mail,
}) => {
  const school = await world.school();
  const inviter = await world.member(school);
  await withCode(world, inviter, school);
  const nina = await person();
  await nina.signIn(inviter, '/invites');
  const address = world.freshEmail('quiet');
  await nina.page.getByLabel('Email addresses').fill(address);
  await nina.page.getByRole('button', { name: 'Send invites' }).click();
  const invitation = await mail.waitFor(address, /./);
  // A mail program's own button posts to the app's address; a look at it changes nothing.
  const oneClick = invitation.headers['list-unsubscribe']?.slice(1, -1) ?? '';
  expect((await nina.page.request.get(oneClick)).status()).toBe(405);
  expect((await nina.page.request.post(`${oneClick.slice(0, -1)}!`)).status()).toBe(404);
  const link = /https?:\/\/\S+\/unsubscribe\?token=\S+/.exec(invitation.text)?.[0];
  const { page } = await person();
  await page.goto(new URL(link ?? '').pathname + new URL(link ?? '').search);
  await axe(page);
  await page.getByRole('button', { name: 'Stop invitations' }).click();
  await expect(page.getByText('Done. This address will not get any more invitations.')).toBeVisible();

  const other = await person();
  const second = await world.member(school);
  await withCode(world, second, school);
  await other.signIn(second, '/invites');
  await other.page.getByLabel('Email addresses').fill(address);
  await other.page.getByRole('button', { name: 'Send invites' }).click();
  await expect(other.page.getByText(`These parents have asked not to be invited: ${address}`)).toBeVisible();
  expect(await mail.to(address)).toHaveLength(1);
  expect((await nina.page.request.post(oneClick)).status()).toBe(200);
});
