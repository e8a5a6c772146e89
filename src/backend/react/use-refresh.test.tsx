import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useLive, useRefresh, useRefreshCount } from '.';
import { reactKeys } from './react-keys';

it('begins what is live anew, keeps what it told until then, and counts', async () => {
  const client = new QueryClient();
  const stop = vi.fn();
  const tell: ((value: string) => void)[] = [];
  const subscribe = vi.fn((observer: { next: (value: string) => void }) => {
    tell.push(observer.next);
    return stop;
  });
  const { result } = renderHook(
    () => ({
      live: useLive<string>(['post', 'p'], subscribe),
      refresh: useRefresh(),
      count: useRefreshCount(),
    }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  await act(async () => tell[0]?.('before'));
  expect(result.current.count).toBe(0);
  await act(() => result.current.refresh());
  expect([subscribe.mock.calls.length, stop.mock.calls.length]).toEqual([2, 1]);
  expect(result.current.live.data).toBe('before');
  expect(result.current.count).toBe(1);
  await act(async () => tell[1]?.('after'));
  expect(result.current.live.data).toBe('after');
  expect(client.getQueryData(reactKeys.refreshed)).toBe(1);
});
