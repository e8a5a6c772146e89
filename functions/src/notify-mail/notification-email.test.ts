import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOTIFICATION_TYPES, type Notification } from '@/domain/entities/community';
import { renderEmail } from '../mail/render';
import { notificationEmail } from './notification-email';

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://schoolgate.test');
  vi.stubEnv('MAIL_KEY', 'a'.repeat(64));
});
afterEach(() => vi.unstubAllEnvs());

const notificationOf = (fields: Partial<Notification>): Notification => ({
  ...{ id: 'n1', userId: 'ana', type: 'comment', actorId: 'ben', actorName: 'Ben Okoro', link: '/post/p1' },
  ...{ message: 'Ben Okoro commented on your post.', postId: 'p1', commentId: 'c1', likeKey: null },
  ...{ read: false, emailed: false, createdAt: new Date(0), event: null },
  ...fields,
});
const textOf = async (fields: Partial<Notification>, school: string | null = 'Oak Hill School') => {
  const { subject, text } = await renderEmail(notificationEmail(notificationOf(fields), school));
  return `Subject: ${subject}\n\n${text.replace(/#\S+/, '#TOKEN')}`;
};

// Held in full, as those of emails.test.ts.
test('of a comment', async () => {
  expect(await textOf({ quote: 'See you at oak.example!\nBring cake.' })).toMatchInlineSnapshot(`
    "Subject: New comment on your post: Oak Hill School

    New comment on your post

    Ben Okoro commented on your post.

    > See you at oak⁠.⁠example!
    > Bring cake.

    Open in Schoolgate: https://schoolgate.test/post/p1

    --

    You get this mail because you chose to hear of comments on your posts and events at Oak Hill School by mail at once.
    Schoolgate: https://schoolgate.test/

    Choose what comes by mail, or stop it: https://schoolgate.test/mail-choices#TOKEN
    "
  `);
});

test('of an event', async () => {
  expect(
    await textOf({
      ...{ type: 'event-changed', message: 'An event that you have answered has been changed.' },
      event: { title: 'Summer fair', start: new Date(0) },
    }),
  ).toMatchInlineSnapshot(`
    "Subject: An event has been changed: Oak Hill School

    An event has been changed

    An event that you have answered has been changed.

    Summer fair

    Open in Schoolgate: https://schoolgate.test/post/p1

    --

    You get this mail because you chose to hear of events at Oak Hill School by mail at once.
    Schoolgate: https://schoolgate.test/

    Choose what comes by mail, or stop it: https://schoolgate.test/mail-choices#TOKEN
    "
  `);
});

test('of a decision about oneself', async () => {
  expect(
    await textOf(
      {
        type: 'decision',
        message: 'The moderators have decided about something of yours.',
        link: '/reports',
      },
      null,
    ),
  ).toMatchInlineSnapshot(`
    "Subject: Your moderators have decided

    Your moderators have decided

    The moderators have decided about something of yours.

    Open in Schoolgate: https://schoolgate.test/reports

    --

    You get this mail because decisions that concern you come by mail.
    Schoolgate: https://schoolgate.test/

    Choose what comes by mail, or stop it: https://schoolgate.test/mail-choices#TOKEN
    "
  `);
});

test.each(NOTIFICATION_TYPES)('of %s names nobody in its subject, and can be stopped', (type) => {
  const { subject, unsubscribe } = notificationEmail(
    notificationOf({ type, quote: 'Mia is ill', title: 'Mia’s party' }),
    'Oak Hill School',
  );
  expect(subject).toMatch(/: Oak Hill School$/);
  expect(subject).not.toMatch(/Ben|Mia/);
  expect(unsubscribe?.oneClick).toMatch(
    /^https:\/\/schoolgate\.test\/api\/stop-mail\?token=\S+&about=[a-z-]+$/,
  );
});

test.each(['report', 'appeal', 'group-request'] as const)('of %s quotes nothing', async (type) => {
  const text = await textOf({ type, message: 'Something waits.', quote: 'Mia is ill', title: 'Mia’s party' });
  expect(text).toContain('Something waits.');
  expect(text).not.toContain('Mia');
});
