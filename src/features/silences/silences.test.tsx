import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Observer } from '@/backend/live';
import type { SilencesPort } from '@/backend/ports/silences';
import type { Silence } from '@/domain/entities/silence';
import { OnTheWay } from '@/features/offline/testing';
import { renderSignedIn } from '@/features/session/testing';
import { SilenceDialog } from './silence-dialog';

const POST = { kind: 'post', id: 'post-p', title: 'Hello', schoolId: 'oak' } as const;

async function open(parts: Partial<Parameters<typeof OnTheWay>[0]> = {}) {
  let observer: Observer<Silence | null> | undefined;
  const watch = vi.fn<SilencesPort['watch']>((_uid, _id, told) => {
    observer = told;
    return () => undefined;
  });
  const send = vi.fn(async () => 'sent' as const);
  const onOpenChange = vi.fn();
  const { user } = await renderSignedIn(
    <OnTheWay {...parts} calls={{ send }}>
      <SilenceDialog of={POST} onOpenChange={onOpenChange} />
    </OnTheWay>,
    { silences: { watch } },
  );
  await screen.findByRole('dialog', { name: 'Notifications of this post' });
  return {
    user,
    watch,
    send,
    onOpenChange,
    tell: (silence: Omit<Silence, 'id' | 'createdAt'> | null) =>
      act(async () => observer?.next(silence && { id: POST.id, createdAt: null, ...silence })),
    fail: () => act(async () => observer?.error(new BackendError('unavailable'))),
  };
}

const button = (name: string) => screen.getByRole('button', { name });

it.each([
  ['For 1 day', 1],
  ['For 1 week', 7],
])('silences a post: %s', async (name, days) => {
  const { user, watch, send, tell } = await open();
  expect(watch).toHaveBeenCalledExactlyOnceWith('ana', 'post-p', expect.anything());
  await tell(null);
  expect(screen.getByText('You are notified.')).toBeInTheDocument();
  await user.click(button(name));
  const sent = send.mock.calls.at(-1)?.at(0) as unknown as { until: Date };
  expect(sent).toMatchObject({ kind: 'silence', target: 'post-p', isOn: true, title: 'Hello' });
  expect(Math.abs(sent.until.getTime() - Date.now() - days * 86_400_000)).toBeLessThan(5_000);
});

it('silences it for good, and notifies again', async () => {
  const { user, send, tell } = await open();
  await tell(null);
  await user.click(button('For good'));
  expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ isOn: true, until: null }));
  await tell({ until: null });
  expect(screen.getByText('Silenced for good.')).toBeInTheDocument();
  await user.click(button('Notify me again'));
  expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ isOn: false, until: null }));
});

it('says until when, and forgets what has ended', async () => {
  const { tell } = await open();
  await tell({ until: new Date(Date.now() + 3_600_000) });
  expect(screen.getByText(/^Silenced until /)).toBeInTheDocument();
  await tell({ until: new Date(Date.now() - 1_000) });
  expect(screen.getByText('You are notified.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Notify me again' })).not.toBeInTheDocument();
});

it('shows what waits for the network as it will be', async () => {
  const kept = { uid: 'ana', refused: null, held: null, progress: null, isSent: false, isDiscarded: false };
  const entry = {
    kind: 'silence' as const,
    ...{ id: 'silence-post-p', target: 'post-p', title: 'Hello', schoolId: 'oak' },
    ...{ isOn: true, until: null, since: new Date(), ...kept },
  } as const;
  const { tell } = await open({ entries: [entry], offline: true });
  await tell(null);
  expect(screen.getByText(/Silenced for good\./)).toBeInTheDocument();
  expect(screen.getByText('This will be saved when you are online.')).toBeInTheDocument();
});

it('says that it can’t be found out', async () => {
  const { fail } = await open();
  await fail();
  expect(screen.getByText('We could not find out whether it is silenced.')).toBeInTheDocument();
});
