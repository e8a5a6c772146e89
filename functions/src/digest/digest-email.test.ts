import { beforeAll, expect, test, vi } from 'vitest';
import { newUser } from '@/domain/entities/user';
import { renderEmail } from '../mail/render';
import { digestEmail } from './digest-email';
import type { DigestItem } from './digest-item';

beforeAll(() => {
  vi.stubEnv('SITE_URL', 'https://schoolgate.test');
  vi.stubEnv('MAIL_KEY', 'k'.repeat(64));
});

const user = newUser({ uid: 'ana', email: 'ana@schoolgate.test', firstName: 'Ana', lastName: 'Silva' });
const item = (fields: Partial<DigestItem>): DigestItem => ({
  ...{
    part: 'post',
    schoolId: 'maple',
    schoolName: 'Maple Primary',
    title: 'Cake sale',
    detail: 'Ben Okoro',
    path: '/post/p',
    ...fields,
  },
});
const sent = async (items: DigestItem[], rhythm: 'daily' | 'weekly' = 'daily') => {
  const { subject, text } = await renderEmail(
    digestEmail({ user, items, rhythm: { rhythm, hour: 17, timeZone: 'Etc/UTC' } }),
  );
  return `Subject: ${subject}\n\n${text.replace(/#\S+/, '#token')}`;
};

test('a digest has its parts under headings, with a way to choose or stop it', async () => {
  expect(
    await sent([
      item({ part: 'announcement', title: 'The gate', detail: '', path: '/announcements?id=a' }),
      item({}),
      item({ title: 'See evil.test', path: '/post/q' }),
    ]),
  ).toMatchInlineSnapshot(`
    "Subject: Maple Primary: 1 announcement, 2 new posts

    What is new at Maple Primary

    Announcements

    - The gate
      https://schoolgate.test/announcements?id=a

    New posts

    - Cake sale
      Ben Okoro
      https://schoolgate.test/post/p

    - See evil⁠.⁠test
      Ben Okoro
      https://schoolgate.test/post/q

    Open Schoolgate: https://schoolgate.test/dashboard

    --

    You get this mail because you chose a daily digest.
    Schoolgate: https://schoolgate.test/

    Choose what comes by mail, or stop it: https://schoolgate.test/mail-choices#token
    "
  `);
});

test('a digest of several schools says of which each thing is', async () => {
  expect(
    await sent([item({}), item({ schoolId: 'oak', schoolName: 'Oak Hill', detail: '' })], 'weekly'),
  ).toMatchInlineSnapshot(`
    "Subject: Your schools: 2 new posts

    What is new at your schools

    New posts

    - Cake sale
      Maple Primary · Ben Okoro
      https://schoolgate.test/post/p

    - Cake sale
      Oak Hill
      https://schoolgate.test/post/p

    Open Schoolgate: https://schoolgate.test/dashboard

    --

    You get this mail because you chose a weekly digest.
    Schoolgate: https://schoolgate.test/

    Choose what comes by mail, or stop it: https://schoolgate.test/mail-choices#token
    "
  `);
});

test('a digest of no school is the product’s', async () => {
  expect(await sent([item({ part: 'answer', schoolId: null, schoolName: '' })])).toContain(
    'Subject: Schoolgate: 1 for you\n\nWhat is new at Schoolgate\n',
  );
});
