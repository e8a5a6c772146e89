import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { homeKey, STORED } from '@/stored';
import type { Kept } from './elements';
import { paintHome } from './paint-home';
import { closeHome, openHome } from './testing';

beforeEach(() => {
  // As in most browsers: nothing is painted before a sheet that says so.
  Object.defineProperty(HTMLLinkElement.prototype, 'blocking', { value: '', configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(HTMLLinkElement.prototype, 'blocking');
  closeHome();
});

const paint = () => paintHome(document, new Date());
const painted = () => document.getElementById('home-snapshot')?.textContent ?? null;
const root = () => document.getElementById('root') as HTMLElement;

it('shows the home as it was seen last, with the page behind it', () => {
  openHome();
  paint();
  expect(painted()).toBe('Picnic on SaturdayEvents');
  expect(root().style.visibility).toBe('hidden');
  expect(document.querySelectorAll('link[href="/assets/topics-1.css"]')).toHaveLength(1);
});

it('waits for the sheets by itself where the browser would paint without them', async () => {
  Reflect.deleteProperty(HTMLLinkElement.prototype, 'blocking');
  openHome();
  paint();
  expect([painted(), root().style.visibility]).toEqual([null, '']);
  document.querySelector('link')?.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(painted()).not.toBeNull());
});

it.each<[string, () => void]>([
  ['of another account', () => openHome({}, { key: homeKey('ben', 's1') })],
  ['of another school', () => openHome({}, { key: homeKey('ana', 's2') })],
  ['of another build', () => openHome({ build: '/assets/index-0.js' })],
  ['of another window', () => openHome({ width: 1 })],
  ['without a time', () => openHome({ at: undefined as never })],
  ['without a locale', () => openHome({ locale: undefined as never })],
  ['without styles', () => openHome({ styles: undefined as never })],
  ['with styles from elsewhere', () => openHome({ styles: ['//evil.test/assets/x.css'] })],
  ['with nothing in it', () => openHome({ home: undefined as never })],
  ['with a script', () => openHome({ home: ['div', {}, ['script', {}, 'document.title="!"']] })],
  ['with a handler', () => openHome({ home: ['img', { onerror: 'document.title="!"' }] })],
])('never shows one %s', (_, open) => {
  open();
  paint();
  expect(painted()).toBeNull();
  expect(root().style.visibility).toBe('');
});

it.each(['/events', '/dashboard?search=picnic', '/dashboard#post-1'])('shows none at %s', (address) => {
  openHome({}, { address });
  paint();
  expect(painted()).toBeNull();
});

it.each<[string, () => void]>([
  ['where the sign-in is not kept', () => localStorage.removeItem(STORED.keepSignedIn)],
  ['where nobody is known to be kept', () => localStorage.removeItem(STORED.keptAccount)],
  ['in a tab with a sign-in of its own', () => sessionStorage.setItem(STORED.tabSession, 's')],
  ['in a tab of another school', () => sessionStorage.setItem(STORED.tabSchool, 's2')],
  ['that is cut off', () => localStorage.setItem(homeKey('ana', 's1'), '{"build":"/assets/ind')],
])('shows none %s', (_, change) => {
  openHome();
  change();
  paint();
  expect(painted()).toBeNull();
});

it('removes one that it did not write', () => {
  openHome({ home: ['script', {}] });
  paint();
  expect(localStorage.getItem(homeKey('ana', 's1'))).toBeNull();
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What the app shows in place of its grey lines. */
async function shows(html: string): Promise<void> {
  root().innerHTML = html;
  await vi.advanceTimersByTimeAsync(1_000);
}

/** Changes it so many times, with so many milliseconds after each. */
async function goesOn(times: number, everyMs: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    root().append('.');
    await vi.advanceTimersByTimeAsync(everyMs);
  }
}

it('is there as soon as the root is, from the head', async () => {
  openHome();
  const html = document.body.innerHTML;
  document.body.innerHTML = '';
  paint();
  expect(painted()).toBeNull();
  document.body.innerHTML = html;
  await vi.advanceTimersByTimeAsync(1);
  expect(painted()).not.toBeNull();
});

it('makes the posts further down behind the first paint', async () => {
  const post = (at: number): Kept => ['article', {}, `Post ${at}.`];
  openHome({ home: ['main', {}, ...[1, 2, 3, 4, 5].map(post), 'End'] });
  paint();
  expect(painted()).toBe('Post 1.Post 2.End');
  await vi.advanceTimersByTimeAsync(100);
  expect(painted()).toBe('Post 1.Post 2.Post 3.Post 4.Post 5.End');
});

it('makes nothing behind it that it would not make at once', async () => {
  const post: Kept = ['article', {}, 'Post.'];
  openHome({ home: ['main', {}, post, post, ['article', {}, ['script', {}, 'document.title="!"']]] });
  paint();
  await vi.advanceTimersByTimeAsync(100);
  expect(painted()).toBe('Post.Post.');
  expect(localStorage.getItem(homeKey('ana', 's1'))).toBeNull();
});

it('gives way once the page shows what it is about, whatever that is', async () => {
  openHome();
  paint();
  await shows('<h1>Welcome</h1><p data-waiting>Loading...</p>');
  expect([painted() !== null, root().style.visibility]).toEqual([true, 'hidden']);
  await shows('<h1>Log in</h1>');
  expect([painted(), root().style.visibility]).toEqual([null, '']);
});

it('waits for the last parts of the page, but not for one that never stands still', async () => {
  openHome();
  paint();
  root().innerHTML = '<h1>Welcome</h1>';
  await goesOn(10, 50);
  expect(painted()).not.toBeNull();
  await goesOn(4, 50);
  expect(painted()).toBeNull();
});

it('waits for parts beside it that are on their way, but not for one that never comes', async () => {
  openHome();
  paint();
  await shows('<h1>Welcome</h1><aside data-coming></aside>');
  await vi.advanceTimersByTimeAsync(500);
  expect(painted()).not.toBeNull();
  await shows('<h1>Welcome</h1><aside>Tomorrow</aside>');
  expect(painted()).toBeNull();

  openHome();
  paint();
  await shows('<h1>Welcome</h1><aside data-coming></aside>');
  await vi.advanceTimersByTimeAsync(2500);
  expect(painted()).toBeNull();
});

it('waits for parts longer while something of them comes, but not for ever', async () => {
  openHome();
  paint();
  await shows('<h1>Welcome</h1><aside data-coming></aside><aside data-coming></aside>');
  await vi.advanceTimersByTimeAsync(500);
  await shows('<h1>Welcome</h1><aside>Tomorrow</aside><aside data-coming></aside>');
  await vi.advanceTimersByTimeAsync(500);
  expect(painted()).not.toBeNull();

  await goesOn(5, 500);
  expect(painted()).toBeNull();
});

it('leaves the focus where it was', async () => {
  openHome({ home: ['main', {}, ['textarea', { placeholder: 'Share' }]] });
  paint();
  document.querySelector<HTMLElement>('#home-snapshot textarea')?.focus();
  await shows('<h1>Welcome</h1><textarea placeholder="Share"></textarea>');
  expect(document.activeElement).toBe(root().querySelector('textarea'));
});

it('follows the link that was pressed meanwhile, and no other', async () => {
  openHome();
  paint();
  document.querySelector<HTMLElement>('#home-snapshot [data-to]')?.click();
  const followed: (string | null)[] = [];
  root().addEventListener('click', (event) => {
    event.preventDefault();
    followed.push((event.target as Element).getAttribute('href'));
  });
  await shows('<h1>Welcome</h1><a href="/groups">Groups</a><a href="/events">Events</a>');
  expect(followed).toEqual(['/events']);
});
