import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import { type DraftStore, visitorDraft } from '@/features/drafts';
import { OfflineContext } from '../offline-context';
import type { Outbox } from '../outbox/outbox';
import { aMoment, fails, group, tab } from '../outbox/testing';
import { useSubmitToOutbox } from './use-submit-to-outbox';

const sendingBy = (outbox: Outbox | null, draft?: DraftStore<string>) =>
  renderHook(() => useSubmitToOutbox(draft), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={new QueryClient()}>
        <OfflineContext value={{ connection: null, outbox }}>{children}</OfflineContext>
      </QueryClientProvider>
    ),
  }).result;

it('tells a form what becomes of what it holds', async () => {
  const sending = sendingBy(tab());
  sending.current.mutate(group);
  await waitFor(() => expect(sending.current).toMatchObject({ data: 'sent', isPending: false }));
});

it('keeps no form waiting for what waits itself', async () => {
  const create = vi.fn(fails('service-away'));
  const sending = sendingBy(tab({ groups: { create } }, { nextTry: () => new Promise(() => undefined) }));
  sending.current.mutate(group);
  await waitFor(() => expect(sending.current).toMatchObject({ data: 'waits', isPending: false }));
});

it('tells it why what it holds was refused', async () => {
  const sending = sendingBy(tab({ groups: { create: fails('permission-denied') } }));
  sending.current.mutate(group);
  await waitFor(() => expect(sending.current.error).toMatchObject({ code: 'permission-denied' }));
});

it('sends nothing where there is no outbox, as in the demo, and says so', async () => {
  const sending = sendingBy(null);
  sending.current.mutate(group);
  await waitFor(() => expect(sending.current.error).toMatchObject({ code: 'read-only' }));
});

describe('What its form keeps', () => {
  const draft = visitorDraft<string>('group');
  beforeEach(() => draft.set('Chess'));
  afterEach(() => draft.set(null));

  it('is the outbox’s as soon as it has it, and not what is typed then', async () => {
    const answer = aMoment();
    const sending = sendingBy(tab({ groups: { create: answer.when } }), draft);
    sending.current.mutate(group);
    await waitFor(() => expect(draft.get()).toBeNull());
    draft.set('Choir');
    await waitFor(() => expect(answer.when).toHaveBeenCalledOnce());
    answer.come();
    await waitFor(() => expect(sending.current.data).toBe('sent'));
    expect(draft.get()).toBe('Choir');
  });

  it('stays where the outbox does not come', async () => {
    const outbox = tab();
    outbox.send = () => Promise.reject(new BackendError('unavailable'));
    const sending = sendingBy(outbox, draft);
    sending.current.mutate(group);
    await waitFor(() => expect(sending.current.isError).toBe(true));
    expect(draft.get()).toBe('Chess');
  });

  it('is the form’s again when it is refused at once', async () => {
    const seen: (string | null)[] = [];
    const unfollow = draft.subscribe(() => seen.push(draft.get()));
    const sending = sendingBy(tab({ groups: { create: fails('permission-denied') } }), draft);
    sending.current.mutate(group);
    await waitFor(() => expect(sending.current.isError).toBe(true));
    unfollow();
    expect(seen).toEqual([null, 'Chess']);
  });

  it('holds what was typed since when it is refused', async () => {
    const refuse = vi.fn(async () => {
      draft.set('Chess club');
      throw new BackendError('permission-denied');
    });
    const sending = sendingBy(tab({ groups: { create: refuse } }), draft);
    sending.current.mutate(group);
    await waitFor(() => expect(sending.current.isError).toBe(true));
    expect(draft.get()).toBe('Chess club');
  });
});
