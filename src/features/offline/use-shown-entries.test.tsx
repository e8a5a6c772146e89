import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OfflineContext, useEntries } from './offline-context';
import { post, tab } from './outbox/testing';
import { useShownEntries } from './use-shown-entries';

function Shown({ id }: { id: string }) {
  useShownEntries(useEntries().filter((entry) => entry.id === id));
  return null;
}

it('lets go of what shows once the server has it, and of nothing else', async () => {
  const answers = new Map<string, () => void>();
  const create = vi.fn(({ id }: { id: string }) => new Promise<void>((resolve) => answers.set(id, resolve)));
  const outbox = tab({ posts: { create } });
  render(
    <OfflineContext value={{ connection: null, outbox }}>
      <Shown id={post.id} />
    </OfflineContext>,
  );
  await act(async () => void outbox.send(post));
  expect(outbox.get()).toMatchObject([{ id: post.id, isSent: false }]);
  await act(async () => void outbox.send({ ...post, id: 'another' }));
  await act(async () => answers.get('another')?.());
  await act(async () => answers.get(post.id)?.());
  await vi.waitFor(() => expect(outbox.get()).toMatchObject([{ id: 'another', isSent: true }]));
});
