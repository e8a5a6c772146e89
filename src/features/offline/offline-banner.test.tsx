import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '@/ui/testing';
import { OfflineBanner } from './offline-banner';
import { OfflineContext } from './offline-context';
import type { Entry } from './outbox/entry';
import type { Outbox } from './outbox/outbox';
import { aServer } from './testing';

const entry: Entry = {
  kind: 'post',
  id: 'p1',
  feed: { schoolId: 'oak', groupId: null },
  content: 'Hello',
  picture: null,
  imageUrl: null,
  since: new Date(0),
  uid: 'ana',
  refused: null,
  held: null,
};
/** One list, as the outbox keeps it: its readers compare. */
const WAITING = [entry];
const REFUSED: Entry[] = [{ ...entry, refused: 'permission-denied' }];
const outboxOf = (entries: readonly Entry[]) =>
  ({ get: () => entries, subscribe: () => () => undefined }) as unknown as Outbox;

async function shown(outbox: Outbox | null) {
  const connection = aServer({ offline: true });
  await act(async () =>
    renderUi(
      <OfflineContext value={{ connection, outbox }}>
        <OfflineBanner />
      </OfflineContext>,
    ),
  );
  return { connection, text: screen.getByRole('status').textContent ?? '' };
}

it('says nothing of posts to a visitor', async () => {
  const { text } = await shown(null);
  expect(text).toContain('You are offline');
  expect(text).toContain('Our server does not answer.');
  expect(text).not.toMatch(/post|comment/i);
});

it('says nothing of posts to a member who has nothing to send', async () => {
  const { text } = await shown(outboxOf(REFUSED));
  expect(text).toContain('You see what this device remembers.');
  expect(text).not.toMatch(/post|comment/i);
});

it('tells a service that is full from one that is silent', async () => {
  const connection = { ...aServer({ offline: true }), isFull: () => true };
  await act(async () =>
    renderUi(
      <OfflineContext value={{ connection, outbox: outboxOf(WAITING) }}>
        <OfflineBanner />
      </OfflineContext>,
    ),
  );
  const text = screen.getByRole('status').textContent;
  expect(text).toContain('Our service is at its limit');
  expect(text).toContain('1 message is waiting to be sent.');
  expect(text).not.toContain('offline');
});

it('says what becomes of what waits, and that it is over', async () => {
  const { connection, text } = await shown(outboxOf(WAITING));
  expect(text).toContain('Posts, comments and likes are sent when you are online again');
  expect(text).toContain('1 message is waiting to be sent.');
  await connection.become('online');
  expect(screen.queryByText('You are offline')).toBeNull();
  expect(screen.getByText('You are online again.')).toBeTruthy();
});
