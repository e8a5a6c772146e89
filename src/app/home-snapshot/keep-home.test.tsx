import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedText } from '@/stored';
import { homeAsText, keepHome } from './keep-home';
import { parseSnapshot } from './snapshot';
import { closeHome, openHome, SCRIPT } from './testing';

vi.mock('../page-is-there', () => ({ pageIsThere: async () => undefined }));

const stored = storedText('local', 'schoolgate.home.ana.s1');
const root = () => document.getElementById('root') as HTMLElement;
const post = (at: number) => `<article>Post ${at}</article>`;
const posts = (count: number) => Array.from({ length: count }, (_, at) => post(at + 1)).join('');
const kept = () => homeAsText(root(), new Date());

beforeEach(() => {
  vi.useFakeTimers();
  openHome();
  stored.set(null);
  root().innerHTML = `<div>${posts(2)}</div>`;
});
afterEach(() => {
  vi.useRealTimers();
  closeHome();
});

it('keeps the page with its build, its width and its styles', () => {
  document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/assets/index-1.css">');
  expect(parseSnapshot(kept() ?? '', SCRIPT, window.innerWidth)).toMatchObject({
    styles: ['/assets/index-1.css'],
    home: ['div', {}, ['article', {}, 'Post 1'], ['article', {}, 'Post 2']],
  });
});

it('keeps ten posts, and nothing that is too much for the device', () => {
  root().innerHTML = `<div>${posts(12)}</div>`;
  expect(kept()).toContain('Post 10');
  expect(kept()).not.toContain('Post 11');
  root().innerHTML = `<div>${posts(1)}<p>${'x'.repeat(200_000)}</p></div>`;
  expect(kept()).toBeNull();
});

it.each([
  '<p data-waiting>Loading...</p>',
  '<article data-open>Post</article>',
  '<button aria-expanded="true">Menu</button>',
  '<button data-unsent>Stop</button>',
  '<dialog open>Sure?</dialog>',
])('keeps no home with %s', (passing) => {
  root().innerHTML = `<div>${posts(2)}${passing}</div>`;
  expect(kept()).toBeNull();
});

it.each(['/events', '/dashboard?search=picnic'])('keeps nothing of %s', (address) => {
  window.history.replaceState(null, '', address);
  expect(kept()).toBeNull();
});

it('keeps no home without posts', () => {
  root().innerHTML = '<div><h1>Log in</h1></div>';
  expect(kept()).toBeNull();
});

it('keeps what changes, together, until it ends', async () => {
  const end = keepHome(stored);
  await vi.advanceTimersByTimeAsync(1);
  expect(stored.get()).toContain('Post 2');
  root().innerHTML = `<div>${posts(1)}</div>`;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stored.get()).not.toContain('Post 2');
  end();
  root().innerHTML = `<div>${posts(3)}</div>`;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stored.get()).not.toContain('Post 3');
});

it('keeps the home anew once a part of it is over', async () => {
  root().innerHTML = `<div><section>The gate</section>${posts(1)}</div>`;
  const end = keepHome(stored);
  await vi.advanceTimersByTimeAsync(1);
  expect(stored.get()).toContain('The gate');
  root().querySelector('section')?.setAttribute('data-next-visit', 'gone');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stored.get()).not.toContain('The gate');
  end();
});

it('keeps the last change when the app is left', async () => {
  const end = keepHome(stored);
  await vi.advanceTimersByTimeAsync(1);
  root().innerHTML = `<div>${posts(3)}</div>`;
  await vi.advanceTimersByTimeAsync(1);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(stored.get()).toContain('Post 3');
  hidden.mockRestore();
  end();
});
