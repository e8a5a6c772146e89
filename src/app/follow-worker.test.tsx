import { act, render, screen } from '@testing-library/react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { followWorker } from './follow-worker';

/** What the worker hears of each message. */
const answers: unknown[] = [];
let worker: EventTarget & { startMessages: () => void };

/** What the worker says to this window. */
const say = (data: unknown) =>
  act(async () => {
    const ports = [{ postMessage: (answer: unknown) => answers.push(answer) }];
    worker.dispatchEvent(Object.assign(new Event('message'), { data, ports }));
  });

beforeEach(() => {
  worker = Object.assign(new EventTarget(), { startMessages: () => undefined });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  answers.length = 0;
  window.history.replaceState(null, '', '/start');
  followWorker();
  render(
    <BrowserRouter>
      <textarea aria-label="Secret" />
      <Link to="/start">Back</Link>
      <Routes>
        <Route path="/start" element={<p>Start</p>} />
        <Route path="/post/:id" element={<p>The post</p>} />
      </Routes>
    </BrowserRouter>,
  );
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  window.history.replaceState(null, '', '/');
});

it('goes where a notification leads, as by a link', async () => {
  await say({ open: '/post/p1' });
  expect(screen.getByText('The post')).toBeInTheDocument();
  expect(answers).toEqual([true]);
  // And on from there.
  await act(async () => screen.getByRole('link', { name: 'Back' }).click());
  expect(screen.getByText('Start')).toBeInTheDocument();
});

it('stays, and says so, where something typed would be lost', async () => {
  screen.getByLabelText<HTMLTextAreaElement>('Secret').value = 'Half a thought';
  await say({ open: '/post/p1' });
  expect(screen.getByText('Start')).toBeInTheDocument();
  expect(answers).toEqual([false]);
});

it.each([null, 'subscription-changed', {}, { open: 'https://evil.test' }, { open: '//evil.test' }])(
  'goes nowhere for %j',
  async (data) => {
    await say(data);
    expect(screen.getByText('Start')).toBeInTheDocument();
    expect(answers).toEqual([]);
  },
);
