import { beforeAll, describe, expect, it, vi } from 'vitest';
import { approvalEmail } from '../approval/approval-email';
import { giftEmail } from '../gift/gift-email';
import { interestedInviteEmail, memberInviteEmail } from '../invites/invite-emails';
import { dangerEmail } from '../moderation/danger-email';
import { rejectionEmail } from '../rejection/rejection-email';
import { removalEmail } from '../removal/removal-email';
import { reviewerEmail } from '../reviewers/reviewer-email';
import { archiveEmail } from '../schools/archive-email';
import type { Email } from './email';
import { renderEmail } from './render';

beforeAll(() => vi.stubEnv('SITE_URL', 'https://schoolgate.test'));

// Where a wrong word is read by a parent whom nobody can call back, the words are held in full.
const sent = async (email: Email) => {
  const { subject, text, headers } = await renderEmail(email);
  const others = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`Subject: ${subject}`, ...others, '', text].join('\n');
};
const ana = { firstName: 'Ana', schoolName: 'Oak Hill School' };
const nameless = { firstName: ' ', schoolName: '' };
const invite = { inviterName: 'Ana Costa', schoolName: 'Oak Hill School', code: 'OAK123', token: 'tok' };

describe('the email', () => {
  it('of an approval', async () => {
    expect(await sent(approvalEmail(ana))).toMatchInlineSnapshot(`
      "Subject: You’re in: welcome to Oak Hill School on Schoolgate
      Auto-Submitted: auto-generated

      Welcome, Ana!

      Your request to join Oak Hill School was approved.

      You can now read and write in the school feed, find other parents and see what is coming up.

      Open your dashboard: https://schoolgate.test/dashboard

      --

      You get this mail because you asked to join Oak Hill School.
      Schoolgate: https://schoolgate.test/
      "
    `);
    expect(await sent(approvalEmail(nameless))).toMatchInlineSnapshot(`
      "Subject: You’re in: welcome to your school on Schoolgate
      Auto-Submitted: auto-generated

      Welcome!

      Your request to join your school was approved.

      You can now read and write in the school feed, find other parents and see what is coming up.

      Open your dashboard: https://schoolgate.test/dashboard

      --

      You get this mail because you asked to join your school.
      Schoolgate: https://schoolgate.test/
      "
    `);
  });

  it('of a request that was declined, with and without a reason', async () => {
    expect(
      await sent(rejectionEmail({ ...ana, reason: 'The picture\nis too dark.' })),
    ).toMatchInlineSnapshot(`
      "Subject: Your request to join Oak Hill School on Schoolgate
      Auto-Submitted: auto-generated

      Hello Ana,

      Your request to join Oak Hill School was not approved this time.

      The reviewer wrote:

      > The picture
      > is too dark.

      Any document you uploaded was deleted. You can ask again with another one.

      Ask again: https://schoolgate.test/join-school

      --

      You get this mail because you asked to join Oak Hill School.
      Schoolgate: https://schoolgate.test/
      "
    `);
    expect(await sent(rejectionEmail({ ...nameless, reason: null }))).toMatchInlineSnapshot(`
      "Subject: Your request to join your school on Schoolgate
      Auto-Submitted: auto-generated

      Hello,

      Your request to join your school was not approved this time.

      Any document you uploaded was deleted. You can ask again with another one.

      Ask again: https://schoolgate.test/join-school

      --

      You get this mail because you asked to join your school.
      Schoolgate: https://schoolgate.test/
      "
    `);
  });

  it('of a membership that was ended', async () => {
    expect(await sent(removalEmail({ ...ana, reason: 'You moved away.' }))).toMatchInlineSnapshot(`
      "Subject: You are no longer a member of Oak Hill School on Schoolgate
      Auto-Submitted: auto-generated

      Hello Ana,

      Your membership of Oak Hill School was ended. Your groups there ended with it.

      The reason given:

      > You moved away.

      If you still belong to the school, you can ask to join again.

      Ask to join again: https://schoolgate.test/join-school

      --

      You get this mail because you were a member of Oak Hill School.
      Schoolgate: https://schoolgate.test/
      "
    `);
    expect(await sent(removalEmail({ ...nameless, reason: '' }))).toMatchInlineSnapshot(`
      "Subject: You are no longer a member of your school on Schoolgate
      Auto-Submitted: auto-generated

      Hello,

      Your membership of your school was ended. Your groups there ended with it.

      If you still belong to the school, you can ask to join again.

      Ask to join again: https://schoolgate.test/join-school

      --

      You get this mail because you were a member of your school.
      Schoolgate: https://schoolgate.test/
      "
    `);
  });

  it('of a gift card', async () => {
    expect(await sent(giftEmail('Ana'))).toMatchInlineSnapshot(`
      "Subject: Your 20 dollar gift card has been sent
      Auto-Submitted: auto-generated

      Thank you, Ana!

      3 parents have joined Schoolgate with your link. Your 20 dollar gift card has been sent. It is from a bookshop or a supermarket.

      If it has not reached you in a few days, write to us.

      Contact us: https://schoolgate.test/contact

      --

      You get this mail because you invited parents who have joined.
      Schoolgate: https://schoolgate.test/
      "
    `);
    expect((await renderEmail(giftEmail(''))).text).toMatch(/^Thank you!\n/);
  });

  it('of an invitation by a member', async () => {
    expect(await sent(memberInviteEmail(invite))).toMatchInlineSnapshot(`
      "Subject: Ana Costa invites you to Oak Hill School on Schoolgate
      Auto-Submitted: auto-generated
      List-Unsubscribe: <https://schoolgate.test/api/unsubscribe?token=tok>
      List-Unsubscribe-Post: List-Unsubscribe=One-Click

      Join the parents of Oak Hill School

      Ana Costa invites you to Schoolgate, a private community for the parents of Oak Hill School.

      Join Oak Hill School: https://schoolgate.test/?code=OAK123

      Or enter this invite code after signing up:
      OAK123

      --

      You get this mail because Ana Costa entered your address. It is used for this invitation and nothing else.
      Schoolgate: https://schoolgate.test/

      No more invitations to this address: https://schoolgate.test/unsubscribe?token=tok
      "
    `);
    expect(await sent(memberInviteEmail({ ...invite, inviterName: '' }))).toMatchInlineSnapshot(`
      "Subject: A fellow parent invites you to Oak Hill School on Schoolgate
      Auto-Submitted: auto-generated
      List-Unsubscribe: <https://schoolgate.test/api/unsubscribe?token=tok>
      List-Unsubscribe-Post: List-Unsubscribe=One-Click

      Join the parents of Oak Hill School

      A fellow parent invites you to Schoolgate, a private community for the parents of Oak Hill School.

      Join Oak Hill School: https://schoolgate.test/?code=OAK123

      Or enter this invite code after signing up:
      OAK123

      --

      You get this mail because a fellow parent entered your address. It is used for this invitation and nothing else.
      Schoolgate: https://schoolgate.test/

      No more invitations to this address: https://schoolgate.test/unsubscribe?token=tok
      "
    `);
  });

  it('of an invitation by a visitor', async () => {
    expect(await sent(interestedInviteEmail('tok'))).toMatchInlineSnapshot(`
      "Subject: A fellow parent thought of you: Schoolgate
      Auto-Submitted: auto-generated
      List-Unsubscribe: <https://schoolgate.test/api/unsubscribe?token=tok>
      List-Unsubscribe-Post: List-Unsubscribe=One-Click

      A community for the parents of your school

      A fellow parent would like to start a Schoolgate community at your school: a private place for its parents to ask, share and stay informed.

      It opens as soon as enough parents of the school are interested.

      See what it is: https://schoolgate.test/interest

      --

      You get this mail because somebody entered your address. We keep no copy of it.
      Schoolgate: https://schoolgate.test/

      No more invitations to this address: https://schoolgate.test/unsubscribe?token=tok
      "
    `);
  });

  it('of one request and of several that wait for a reviewer', async () => {
    expect(await sent(reviewerEmail(1))).toMatchInlineSnapshot(`
      "Subject: A parent asks to join on Schoolgate
      Auto-Submitted: auto-generated

      A parent asks to join

      The request waits for your decision. We tell parents that it normally takes about an hour.

      See who asks: https://schoolgate.test/admin/pending-requests

      --

      You get this mail, at most once an hour, because you review requests to join.
      Schoolgate: https://schoolgate.test/
      "
    `);
    expect(await sent(reviewerEmail(3))).toMatchInlineSnapshot(`
      "Subject: 3 parents ask to join on Schoolgate
      Auto-Submitted: auto-generated

      3 parents ask to join

      The requests wait for your decision. We tell parents that it normally takes about an hour.

      See who asks: https://schoolgate.test/admin/pending-requests

      --

      You get this mail, at most once an hour, because you review requests to join.
      Schoolgate: https://schoolgate.test/
      "
    `);
  });

  it('about a danger to a child', async () => {
    expect(await sent(dangerEmail('case-1'))).toMatchInlineSnapshot(`
      "Subject: A danger to a child was reported on Schoolgate
      Auto-Submitted: auto-generated

      Please look at once

      Somebody reported a danger to a child. If a child is in danger now, call the emergency number first.

      See the report: https://schoolgate.test/moderator/reports/case-1

      --

      You get this mail because you decide about reports at a school.
      Schoolgate: https://schoolgate.test/
      "
    `);
  });

  it('of an archived school', async () => {
    expect(await sent(archiveEmail(ana))).toMatchInlineSnapshot(`
      "Subject: Your school Oak Hill School has been archived on Schoolgate
      Auto-Submitted: auto-generated

      Hello Ana,

      An admin has archived Oak Hill School. Its feed, groups, events and directory are closed: parents can neither read nor write there, and nobody can join.

      Nothing was deleted. If the school comes back, so does your membership, with your groups and your invite code. Your account stays as it is, and you can take a copy of what is yours along at any time.

      Get a copy of my data: https://schoolgate.test/my-data

      --

      You get this mail because you were a member of Oak Hill School.
      Schoolgate: https://schoolgate.test/
      "
    `);
    expect(await sent(archiveEmail(nameless))).toMatchInlineSnapshot(`
      "Subject: Your school has been archived on Schoolgate
      Auto-Submitted: auto-generated

      Hello,

      An admin has archived your school. Its feed, groups, events and directory are closed: parents can neither read nor write there, and nobody can join.

      Nothing was deleted. If the school comes back, so does your membership, with your groups and your invite code. Your account stays as it is, and you can take a copy of what is yours along at any time.

      Get a copy of my data: https://schoolgate.test/my-data

      --

      You get this mail because you were a member of your school.
      Schoolgate: https://schoolgate.test/
      "
    `);
  });
});
