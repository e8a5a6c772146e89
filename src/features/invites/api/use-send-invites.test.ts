import { expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { InvitesPort } from '@/backend/ports/invites';
import { sendInvites } from './use-send-invites';

type Send = InvitesPort['send'];

it('sorts what became of each address', async () => {
  const answers = {
    'a@x.org': 'sent',
    'b@x.org': 'already-invited',
    'c@x.org': 'unsubscribed',
    'd@x.org': 'own-address',
  } as const;
  const send: Send = async ({ recipientEmail }) => ({
    status: answers[recipientEmail as keyof typeof answers],
  });
  expect(await sendInvites({ send }, Object.keys(answers), 'oak-abc', new Map())).toEqual({
    sent: ['a@x.org'],
    skipped: ['b@x.org'],
    unsubscribed: ['c@x.org'],
    own: ['d@x.org'],
    failed: [],
    limitReached: false,
    error: null,
  });
});

it('stops at a limit and keeps the rest', async () => {
  const send = vi.fn<Send>(async () => {
    throw new BackendError('resource-exhausted');
  });
  const result = await sendInvites({ send }, ['a@x.org', 'b@x.org'], 'oak-abc', new Map());
  expect(result).toMatchObject({ failed: ['a@x.org', 'b@x.org'], limitReached: true });
  expect(result.error).toMatchObject({ code: 'resource-exhausted' });
  expect(send).toHaveBeenCalledTimes(1);
});

it('tries an address again under the id of its first try', async () => {
  const requestIds = new Map<string, string>();
  const send = vi
    .fn<Send>()
    .mockRejectedValueOnce(new BackendError('unavailable'))
    .mockResolvedValue({ status: 'sent' });
  await sendInvites({ send }, ['a@x.org'], 'oak-abc', requestIds);
  await sendInvites({ send }, ['a@x.org'], 'oak-abc', requestIds);
  const [first, second] = send.mock.calls.map(([input]) => input.requestId);
  expect(second).toBe(first);
  expect(requestIds.size).toBe(0);
});
