import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '@/ui/testing';
import { ShortcutsDialog } from './shortcuts-dialog';
import { areSingleKeysOn } from './single-keys';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

async function open() {
  const page = renderUi(<ShortcutsDialog open onOpenChange={() => undefined} />);
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  return page;
}
const terms = () => within(screen.getByRole('dialog')).getAllByRole('term');
const keys = () => terms().map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

it('lists what each key does', async () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('Win32');
  await open();
  expect(keys()).toEqual([
    'Search: Ctrl + K',
    'Search: /Slash',
    'Write a post: N',
    'Go to Home: G then H',
    'Go to Events: G then E',
    'Go to Groups: G then G',
    'Go to People: G then P',
    'Show these keys: ?Question mark',
  ]);
});

it('names the key of a Mac there', async () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  await open();
  expect(keys()[0]).toBe('Search: ⌘Command + K');
});

it('switches off the keys that are pressed alone, on this device', async () => {
  const { user, unmount } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Use single-key shortcuts' }));
  expect(terms()).toHaveLength(1);
  expect(areSingleKeysOn()).toBe(false);
  unmount();
  await open();
  const choice = screen.getByRole('checkbox', { name: 'Use single-key shortcuts' });
  expect(choice).not.toBeChecked();
  await user.click(choice);
  expect(areSingleKeysOn()).toBe(true);
  expect(terms()).toHaveLength(8);
});
