import { afterEach, expect, it, vi } from 'vitest';
import { showDemo } from './show-demo';
import { closeHome } from './testing';

afterEach(closeHome);

const DEMO =
  '<div id="home-snapshot"><h1>Larkfield</h1><button type="button">Events</button>' +
  '<a href="/signup" data-to="/signup">Get Started Free</a><span data-style="--hue: 9;"></span></div><div id="root"><p data-waiting>Loading...</p></div>';

/** Opens the page as a browser does that has read its head: what is in the body follows. */
function open(address: string): void {
  window.history.replaceState(null, '', address);
  document.head.innerHTML = '<style>.grid { display: grid }</style>';
  document.body.innerHTML = '';
  showDemo(document);
  document.body.innerHTML = DEMO;
}

/** What stands in front of the app at /demo. */
async function openedDemo(): Promise<ShadowRoot> {
  const attach = vi.spyOn(HTMLElement.prototype, 'attachShadow');
  open('/demo');
  await vi.waitFor(() => expect(root().style.visibility).toBe('hidden'));
  expect(attach).toHaveBeenCalledOnce();
  const shadow = attach.mock.results[0]?.value as ShadowRoot;
  attach.mockRestore();
  return shadow;
}

const snapshot = () => document.getElementById('home-snapshot');
const root = () => document.getElementById('root') as HTMLElement;

it('stands in front of the app, where nothing finds what is in it, and then gives way', async () => {
  const shadow = await openedDemo();
  expect([snapshot()?.textContent, root().style.visibility]).toEqual(['', 'hidden']);
  expect(shadow.querySelector('h1')?.textContent).toBe('Larkfield');
  expect(shadow.querySelector('style')?.textContent).toContain('.grid');
  expect(shadow.querySelector('span')?.style.getPropertyValue('--hue').trim()).toBe('9');

  shadow.querySelector('button')?.click();
  const pressed = vi.fn();
  root().innerHTML = '<h1>Larkfield</h1><button type="button">Events</button>';
  root().querySelector('button')?.addEventListener('click', pressed);
  await vi.waitFor(() => expect(snapshot()).toBeNull());
  expect(root().style.visibility).toBe('');
  expect(pressed).toHaveBeenCalledOnce();
});

it('leaves a link that leads out to the browser', async () => {
  const link = (await openedDemo()).querySelector('a') as HTMLElement;
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  const followed = vi.fn();
  root().innerHTML = '<h1>Larkfield</h1><a href="/signup">Get Started Free</a>';
  root().querySelector('a')?.addEventListener('click', followed);
  await vi.waitFor(() => expect(snapshot()).toBeNull());
  expect(followed).not.toHaveBeenCalled();
});

it.each(['/demo#events', '/demo?topic=question'])('is not there at %s', async (address) => {
  open(address);
  await vi.waitFor(() => expect(snapshot()).toBeNull());
  expect(root().style.visibility).toBe('');
});
