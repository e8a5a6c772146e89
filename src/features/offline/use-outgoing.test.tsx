import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OfflineContext } from './offline-context';
import type { Entry, EntryOf } from './outbox/entry';
import { comment, later, left, post, tab } from './outbox/testing';
import { OnTheWay } from './testing';
import { useOutgoing } from './use-outgoing';

const inSchool = (entry: EntryOf<'post'>) => entry.schoolId === 's';
const NONE: ReadonlySet<string> = new Set();

function Posts({ known = NONE }: { known?: ReadonlySet<string> }) {
  return (
    <output>
      {useOutgoing('post', inSchool, known)
        .map(({ id }) => id)
        .join()}
    </output>
  );
}
const shown = () => screen.getByRole('status').textContent;

it('are those of a kind and place that wait or were just sent, oldest first', () => {
  const p = (id: string, minutes: number, changes: Partial<Entry> = {}) =>
    left(later(post, minutes, { id }), changes);
  const entries = [
    p('third', 3),
    p('first', 1, { isSent: true }),
    p('second', 2, { held: 'service-away' }),
    p('refused', 4, { refused: 'permission-denied' }),
    p('discarded', 4, { isDiscarded: true }),
    p('known', 4),
    p('elsewhere', 4, { schoolId: 't' }),
    left(comment),
  ];
  render(
    <OnTheWay entries={entries}>
      <Posts known={new Set(['known'])} />
    </OnTheWay>,
  );
  expect(shown()).toBe('first,second,third');
});

it('are let go once the server shows them, whichever comes first, its answer or the post', async () => {
  const answers = new Map<string, () => void>();
  const create = vi.fn(({ id }: { id: string }) => new Promise<void>((resolve) => answers.set(id, resolve)));
  const outbox = tab({ posts: { create } });
  const page = (known: ReadonlySet<string>) => (
    <OfflineContext value={{ connection: null, outbox }}>
      <Posts known={known} />
    </OfflineContext>
  );
  const { rerender } = render(page(NONE));
  await act(async () => void outbox.send(post));
  expect(shown()).toBe('p1');
  // Told by the list while its answer is on the way: off the screen, and never back on it.
  const known = new Set(['p1']);
  rerender(page(known));
  expect(shown()).toBe('');
  expect(outbox.get()).toHaveLength(1);
  await act(async () => answers.get('p1')?.());
  await vi.waitFor(() => expect(outbox.get()).toEqual([]));
  rerender(page(NONE));
  expect(shown()).toBe('');

  await act(async () => void outbox.send({ ...post, id: 'p2' }));
  await act(async () => answers.get('p2')?.());
  await vi.waitFor(() => expect(outbox.get()).toMatchObject([{ isSent: true }]));
  expect(shown()).toBe('p2');
  // Another that waits stays.
  await act(async () => void outbox.send({ ...post, id: 'p3' }));
  rerender(page(new Set(['p2'])));
  expect(outbox.get()).toMatchObject([{ id: 'p3' }]);
});

it('are none where nothing is sent', () => {
  render(
    <OfflineContext value={{ connection: null, outbox: null }}>
      <Posts known={new Set(['p1'])} />
    </OfflineContext>,
  );
  expect(shown()).toBe('');
});
