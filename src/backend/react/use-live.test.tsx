import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BackendError } from '../errors';
import type { Observer } from '../live';
import { useLive } from './use-live';

function source() {
  const observers = new Set<Observer<string>>();
  let started = 0;
  return {
    observers,
    started: () => started,
    subscribe: (observer: Observer<string>) => {
      started += 1;
      observers.add(observer);
      return () => observers.delete(observer);
    },
  };
}

const tell = (from: ReturnType<typeof source>, what: (observer: Observer<string>) => void) =>
  act(() => {
    for (const observer of from.observers) what(observer);
  });

function Reader({ id, from }: { id: string; from: ReturnType<typeof source> | null }) {
  const live = useLive(['thing', id], from ? from.subscribe : null);
  return (
    <button type="button" onClick={live.retry}>
      {live.error ? live.error.code : (live.data ?? 'nothing')}
    </button>
  );
}

const show = (ui: React.ReactNode, client = new QueryClient()) =>
  render(<QueryClientProvider client={client}>{ui}</QueryClientProvider>);

it('shows values as they come and stops when nobody looks', async () => {
  const from = source();
  const { unmount } = show(<Reader id="a" from={from} />);
  expect(screen.getByRole('button').textContent).toBe('nothing');
  tell(from, (observer) => observer.next('first'));
  await screen.findByText('first');
  unmount();
  expect(from.observers.size).toBe(0);
});

it('shares one listener between readers of the same key', () => {
  const from = source();
  show(
    <>
      <Reader id="a" from={from} />
      <Reader id="a" from={from} />
    </>,
  );
  expect(from.started()).toBe(1);
});

it('waits while there is nothing to subscribe to', () => {
  show(<Reader id="a" from={null} />);
  expect(screen.getByRole('button').textContent).toBe('nothing');
});

it('says nothing of an error of an earlier visit', async () => {
  const client = new QueryClient();
  const from = source();
  const { unmount } = show(<Reader id="a" from={from} />, client);
  tell(from, (observer) => observer.error(new BackendError('unavailable')));
  await screen.findByText('unavailable');
  unmount();
  show(<Reader id="a" from={from} />, client);
  await screen.findByText('nothing');
});

it('shows an error and starts again on retry', async () => {
  const from = source();
  show(<Reader id="a" from={from} />);
  tell(from, (observer) => observer.error(new BackendError('unavailable')));
  await screen.findByText('unavailable');
  act(() => screen.getByRole('button').click());
  tell(from, (observer) => observer.next('again'));
  await screen.findByText('again');
  expect(from.started()).toBe(2);
});
