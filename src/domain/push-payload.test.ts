import { expect, it } from 'vitest';
import { isPath, type PushPayload, payloadIn } from './push-payload';

const payload: PushPayload = {
  ...{ title: 'New comment on your post', body: '', url: '/post/p1', tag: 'comment_p1_c1' },
  ...{ badge: 3, canReply: true, isTest: false },
};

it('is read as it was written', () => expect(payloadIn(JSON.stringify(payload))).toEqual(payload));

it('lacks nothing that a later version does not send', () => {
  const { title, url, tag } = payload;
  expect(payloadIn(JSON.stringify({ title, url, tag }))).toEqual({
    ...{ title, url, tag, body: '', badge: 0, canReply: false, isTest: false },
  });
});

it.each([undefined, '', 'hello', 'null', '[]', '{}', '7'])('%j is none', (text) =>
  expect(payloadIn(text)).toBeNull(),
);

it.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'post/p1', '/a b', '', 7, null])(
  'one that leads to %j is none',
  (url) => {
    expect(isPath(url)).toBe(false);
    expect(payloadIn(JSON.stringify({ ...payload, url }))).toBeNull();
  },
);
