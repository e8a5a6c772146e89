import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import type { Backend } from '..';
import { fakeBackend } from '../testing';
import { BackendProvider, useBackend, useBackendState } from './backend-context';
import { backendSource } from './backend-source';
import { useLateBackend } from './use-late-backend';

/** Code on its way: each try ends as the test says. */
function aLine() {
  let arrive: (backend: Backend) => void;
  let fail: (error: Error) => void;
  const load = vi.fn(
    () =>
      new Promise<Backend>((resolve, reject) => {
        arrive = resolve;
        fail = reject;
      }),
  );
  const end = (how: 'arrive' | 'fail') =>
    act(async () => {
      if (how === 'arrive') arrive(fakeBackend({}));
      else fail(new Error('no line'));
    });
  return { source: backendSource(load), load, end };
}
type Line = ReturnType<typeof aLine>;

function Arriving() {
  const { backend, error } = useBackendState();
  return <p>{backend ? 'there' : error ? 'failed' : 'waiting'}</p>;
}
const Needing = () => <p>{useBackend().kind}</p>;
function Form({ onSent }: { onSent: (outcome: string) => void }) {
  const arrive = useLateBackend();
  const send = () =>
    arrive().then(
      (backend) => onSent(backend.kind),
      (error: { code: string }) => onSent(error.code),
    );
  return (
    <button type="button" onClick={() => void send()}>
      Send
    </button>
  );
}

const show = ({ source }: Line, ui: React.ReactNode) => {
  const whole = () => (
    <BackendProvider source={source}>
      <Suspense fallback={<p>suspended</p>}>{ui}</Suspense>
    </BackendProvider>
  );
  return act(async () => render(whole()));
};
const shown = () => screen.getAllByRole('paragraph').map((one) => one.textContent);
const send = () => act(async () => screen.getByRole('button').click());

it('is asked for once, by what needs it, and comes to all', async () => {
  const line = aLine();
  await show(line, <Needing />);
  expect(shown()).toEqual(['suspended']);
  await line.end('arrive');
  expect(shown()).toEqual(['firebase']);
  cleanup();
  // From then on nothing waits, not for a moment.
  render(
    <BackendProvider source={line.source}>
      <Needing />
      <Arriving />
    </BackendProvider>,
  );
  expect(shown()).toEqual(['firebase', 'there']);
  expect(line.load).toHaveBeenCalledOnce();
});

it('is not asked for by what can do without it', async () => {
  const line = aLine();
  await show(line, <Arriving />);
  expect(shown()).toEqual(['waiting']);
  expect(line.load).not.toHaveBeenCalled();
});

it('is asked for by a form that is there, which sends once it has come', async () => {
  const line = aLine();
  const onSent = vi.fn();
  await show(
    line,
    <>
      <Form onSent={onSent} />
      <Arriving />
    </>,
  );
  // The form is painted first.
  expect(line.load).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(line.load).toHaveBeenCalledOnce());
  await send();
  expect(shown()).toEqual(['waiting']);
  expect(onSent).not.toHaveBeenCalled();
  await line.end('arrive');
  expect(onSent).toHaveBeenCalledExactlyOnceWith('firebase');
  expect(line.load).toHaveBeenCalledOnce();
});

it('is asked for anew by each sending after a failure, and by nothing else', async () => {
  const line = aLine();
  const onSent = vi.fn();
  await show(
    line,
    <>
      <Form onSent={onSent} />
      <Arriving />
    </>,
  );
  await vi.waitFor(() => expect(line.load).toHaveBeenCalledOnce());
  await line.end('fail');
  expect(shown()).toEqual(['failed']);
  await expect(line.source.promise()).rejects.toThrow('no line');
  expect(line.load).toHaveBeenCalledTimes(1);

  await send();
  expect(shown()).toEqual(['waiting']);
  await line.end('fail');
  expect(onSent).toHaveBeenLastCalledWith('unavailable');
  await send();
  await line.end('arrive');
  expect(onSent).toHaveBeenLastCalledWith('firebase');
  expect(shown()).toEqual(['there']);
  expect(line.load).toHaveBeenCalledTimes(3);
});
