import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { OfflineContext } from './offline-context';
import type { Outbox } from './outbox/outbox';
import { fails, group, tab } from './outbox/testing';
import { useSendOff } from './use-send-off';

const sendingBy = (outbox: Outbox | null) =>
  renderHook(useSendOff, {
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
