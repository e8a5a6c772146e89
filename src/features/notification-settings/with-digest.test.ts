import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '@/domain/entities/notification-settings';
import { withDigest } from './with-digest';

const mails = ({ kinds }: typeof DEFAULT_SETTINGS) =>
  Object.entries(kinds).map(([kind, { mail }]) => [kind, mail]);

test('who begins to get a digest has answers in it, unless they come by mail at once', () => {
  const { kinds } = DEFAULT_SETTINGS;
  const settings = {
    ...DEFAULT_SETTINGS,
    kinds: { ...kinds, reply: { ...kinds.reply, mail: 'now' as const } },
  };
  const daily = withDigest(settings, { rhythm: 'daily' });
  expect(daily.digest).toEqual({ ...DEFAULT_SETTINGS.digest, rhythm: 'daily' });
  expect(Object.fromEntries(mails(daily))).toEqual({
    ...Object.fromEntries(mails(settings)),
    ...{ comment: 'digest', mention: 'digest' },
  });
});

test('who has one, or ends it, keeps all else as it is', () => {
  const weekly = { ...DEFAULT_SETTINGS, digest: { rhythm: 'weekly' as const, hour: 17 } };
  expect(withDigest(weekly, { hour: 8 })).toEqual({ ...weekly, digest: { rhythm: 'weekly', hour: 8 } });
  expect(withDigest(weekly, { rhythm: 'daily' }).kinds).toEqual(DEFAULT_SETTINGS.kinds);
  expect(withDigest(weekly, { rhythm: 'never' }).kinds).toEqual(DEFAULT_SETTINGS.kinds);
  expect(withDigest(DEFAULT_SETTINGS, { hour: 8 }).kinds).toEqual(DEFAULT_SETTINGS.kinds);
});
