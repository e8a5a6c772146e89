import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useLive, useRead, useRefresh, useRefreshCount } from '.';

it('begins what is live anew, asks for the rest again, keeps what is known until then, and counts', async () => {
  const client = new QueryClient();
  const stop = vi.fn();
  const tell: ((value: string) => void)[] = [];
  const subscribe = vi.fn((observer: { next: (value: string) => void }) => {
    tell.push(observer.next);
    return stop;
  });
  const ask = vi.fn(() => Promise.resolve('asked'));
  const { result } = renderHook(
    () => ({
      live: useLive<string>(['post', 'p'], subscribe),
      read: useRead<string>(['group', 'g'], ask),
      refresh: useRefresh(),
      count: useRefreshCount(),
    }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  act(() => tell[0]?.('before'));
  await vi.waitFor(() =>
    expect([result.current.live.data, result.current.read.data]).toEqual(['before', 'asked']),
  );
  expect(result.current.count).toBe(0);

  await act(() => result.current.refresh());
  expect([subscribe.mock.calls.length, stop.mock.calls.length, ask.mock.calls.length]).toEqual([2, 1, 2]);
  expect(result.current.live).toMatchObject({ data: 'before', error: null });
  await vi.waitFor(() => expect(result.current.count).toBe(1));
  act(() => tell[1]?.('after'));
  await vi.waitFor(() => expect(result.current.live.data).toBe('after'));
});
