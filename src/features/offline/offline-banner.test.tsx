import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '@/ui/testing';
import { OfflineBanner } from './offline-banner';
import { OfflineContext } from './offline-context';
import type { Entry } from './outbox/entry';
import type { Outbox } from './outbox/outbox';
import { left, post } from './outbox/testing';
import { anOutbox, aServer } from './testing';

const entry = left(post);
/** One list, as the outbox keeps it: its readers compare. */
const WAITING = [entry];
const REFUSED: Entry[] = [{ ...entry, refused: 'permission-denied' }];

afterEach(() => vi.useRealTimers());

async function shown(
  outbox: Outbox | null,
  server: { offline?: boolean; full?: boolean } = { offline: true },
) {
  const connection = { ...aServer(server), isQuotaExceeded: () => server.full ?? false };
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
  expect(text).toContain('We can’t reach our server.');
  expect(text).not.toMatch(/post|comment/i);
});

it.each<[string, Entry[]]>([
  ['what was refused', REFUSED],
  ['what was sent, and is shown until the server tells of it', [{ ...entry, isSent: true }]],
  ['what was discarded', [{ ...entry, isDiscarded: true }]],
])('says nothing of posts to a member who has nothing to send but %s', async (_, entries) => {
  const { text } = await shown(anOutbox(entries));
  expect(text).toContain('You see what this device remembers.');
  expect(text).not.toMatch(/post|comment/i);
});

it('tells a service that is full from one that is silent', async () => {
  const { text } = await shown(anOutbox(WAITING), { offline: true, full: true });
  expect(text).toContain('Our service is at its limit');
  expect(text).toContain('1 message is waiting to be sent.');
  expect(text).not.toContain('offline');
});

it('says of a full service nothing of messages where none waits', async () => {
  const { text } = await shown(anOutbox(REFUSED), { full: true });
  expect(text).toContain('What you send waits until there is room again.');
  expect(text).not.toContain('message');
});

it('notices when the service gets full and when there is room again', async () => {
  const server = { full: false };
  const { connection } = await shown(anOutbox([]), server);
  const isSaid = () => screen.queryByText('Our service is at its limit') !== null;
  expect(isSaid()).toBe(false);
  server.full = true;
  await connection.become('online');
  expect(isSaid()).toBe(true);
  server.full = false;
  await connection.become('online');
  expect(isSaid()).toBe(false);
});

it('is silent where the server was there all along', async () => {
  expect((await shown(anOutbox([]), {})).text).toBe('');
});

it('says what becomes of what waits, and that it is over', async () => {
  const { connection, text } = await shown(anOutbox(WAITING));
  expect(text).toContain(
    'Posts, comments, likes, events, groups and your profile are sent when you are online again',
  );
  expect(text).toContain('1 message is waiting to be sent.');
  expect(text).not.toContain('It catches up');
  await connection.become('online');
  expect(screen.queryByText('You are offline')).not.toBeInTheDocument();
  expect(screen.getByText('You are online again.')).toBeInTheDocument();
});

it('says that it is over for five seconds, each time anew', async () => {
  const { connection } = await shown(anOutbox([]));
  vi.useFakeTimers();
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const text = () => screen.getByRole('status').textContent;
  await connection.become('online');
  await pass(4_999);
  expect(text()).toBe('You are online again.');
  await pass(1);
  expect(text()).toBe('');

  await connection.become('offline');
  await connection.become('online');
  await pass(3_000);
  await connection.become('offline');
  await connection.become('online');
  await pass(4_999);
  expect(text()).toBe('You are online again.');
  await pass(1);
  expect(text()).toBe('');
});
