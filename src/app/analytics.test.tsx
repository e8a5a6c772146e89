import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordPage } from './analytics';

const SRC = 'https://stats.example/script.manual.js';
const added: HTMLScriptElement[] = [];

beforeEach(() => {
  // Not really put into the page, where it would be fetched.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    added.push(...(nodes as HTMLScriptElement[]));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  added.length = 0;
  delete window.plausible;
});

it('adds the script once and queues what comes before it', () => {
  window.history.replaceState(null, '', '/login?code=secret-code-x1y2z');
  recordPage(SRC, '/login');
  recordPage(SRC, '/profile/uid-of-somebody');

  expect(added.map((script) => script.src)).toEqual([SRC]);
  expect(window.plausible?.q).toEqual([
    ['pageview', { u: `${window.location.origin}/login` }],
    ['pageview', { u: `${window.location.origin}/profile/:userId` }],
  ]);
});

it('speaks to the script itself once it is there', () => {
  const sent: unknown[] = [];
  window.plausible = (...call) => void sent.push(call);
  recordPage(SRC, '/oak-school');
  expect(sent).toEqual([['pageview', { u: `${window.location.origin}/:schoolSlug` }]]);
  expect(added).toEqual([]);
});
