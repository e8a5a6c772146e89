import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '@/ui/dialog';
import { Menu } from '@/ui/menu';
import { renderUi } from '@/ui/testing';
import { switchSingleKeys } from './single-keys';
import { SEQUENCE_MS, useShortcuts } from './use-shortcuts';

const actions = { openSearch: vi.fn(), writePost: vi.fn(), showKeys: vi.fn() };

function Screen() {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  useShortcuts(actions);
  return (
    <>
      <p data-testid="address">{pathname}</p>
      <input aria-label="Name" />
      <textarea aria-label="Text" />
      <select aria-label="School">
        <option>Oak</option>
      </select>
      {/* biome-ignore lint/a11y/useSemanticElements: this is what is typed into without a field. */}
      <div aria-label="Free" role="textbox" tabIndex={0} contentEditable suppressContentEditableWarning>
        text
      </div>
      <button type="button" onClick={() => setOpen(true)}>
        Window
      </button>
      <Menu
        label="Choices"
        trigger={<button type="button">More</button>}
        items={[{ label: 'One', to: '/' }]}
      />
      <Dialog open={open} onOpenChange={setOpen} title="A window" />
    </>
  );
}

const address = () => screen.getByTestId('address').textContent;
const press = (key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event;
};
/** Presses keys, and waits for where they lead. */
const type = (...keys: string[]) =>
  act(async () => {
    for (const key of keys) press(key);
  });
const done = () =>
  Object.entries(actions).flatMap(([name, act]) => (act.mock.calls.length > 0 ? [name] : []));
const onPlatform = (platform: string) => vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const act of Object.values(actions)) act.mockReset();
  localStorage.clear();
});

it.each([
  ['/', 'openSearch'],
  ['n', 'writePost'],
  ['?', 'showKeys'],
])('%s alone: %s, and the letter is typed nowhere', (key, act) => {
  renderUi(<Screen />);
  expect(press(key, { shiftKey: key === '?' }).defaultPrevented).toBe(true);
  expect(done()).toEqual([act]);
});

it.each([
  ['h', '/dashboard'],
  ['e', '/events'],
  ['g', '/groups'],
  ['p', '/directory'],
])('G and then %s leads to %s', async (key, path) => {
  const { user } = renderUi(<Screen />);
  await user.keyboard(`g${key}`);
  expect(address()).toBe(path);
});

it('forgets G after a while, not before', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  renderUi(<Screen />);
  await type('g');
  vi.setSystemTime(Date.now() + SEQUENCE_MS);
  await type('e');
  expect(address()).toBe('/');
  await type('g');
  vi.setSystemTime(Date.now() + SEQUENCE_MS - 1);
  await type('e');
  expect(address()).toBe('/events');
});

it('forgets G after another key', async () => {
  renderUi(<Screen />);
  await type('g', 'x', 'e');
  expect(address()).toBe('/');
});

it('leads nowhere by the second key alone, also when the clock has just begun', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 100 });
  renderUi(<Screen />);
  await type('e');
  expect(address()).toBe('/');
});

describe('None does anything', () => {
  it.each([
    ['Control', { ctrlKey: true }],
    ['Command', { metaKey: true }],
    ['Alt', { altKey: true }],
    ['repetition', { repeat: true }],
    ['composition', { isComposing: true }],
  ])('with %s', (_, how) => {
    renderUi(<Screen />);
    for (const key of ['/', 'n', '?']) press(key, how);
    expect(done()).toEqual([]);
  });

  it.each(['Name', 'Text', 'School', 'Free'])('while something is typed: %s', async (label) => {
    renderUi(<Screen />);
    screen.getByLabelText(label).focus();
    await type('/', 'n', '?', 'g', 'e');
    expect(done()).toEqual([]);
    expect(address()).toBe('/');
  });

  it.each([
    ['Window', 'dialog'],
    ['More', 'menu'],
  ])('while something is open over the page: %s', async (button, role) => {
    const { user } = renderUi(<Screen />);
    await user.click(screen.getByRole('button', { name: button }));
    await screen.findByRole(role);
    for (const key of ['/', 'n', '?']) press(key);
    expect(done()).toEqual([]);
  });

  it('when they are switched off, until they are on again', async () => {
    renderUi(<Screen />);
    switchSingleKeys(false);
    await type('/', 'n', '?', 'g', 'e');
    expect(done()).toEqual([]);
    expect(address()).toBe('/');
    switchSingleKeys(true);
    press('n');
    expect(done()).toEqual(['writePost']);
  });

  it('when something else has taken them', () => {
    renderUi(<Screen />);
    const take = (event: Event) => event.preventDefault();
    document.addEventListener('keydown', take, { capture: true });
    press('n');
    document.removeEventListener('keydown', take, { capture: true });
    expect(done()).toEqual([]);
  });
});

describe('K with the key for commands', () => {
  it.each([
    ['Win32', { ctrlKey: true }, { metaKey: true }],
    ['Linux x86_64', { ctrlKey: true }, { metaKey: true }],
    ['MacIntel', { metaKey: true }, { ctrlKey: true }],
    ['iPad', { metaKey: true }, { ctrlKey: true }],
  ])('opens the search on %s, and with no other', (platform, command, other) => {
    onPlatform(platform);
    renderUi(<Screen />);
    expect(press('k', other).defaultPrevented).toBe(false);
    press('k', { ...command, shiftKey: true });
    expect(done()).toEqual([]);
    expect(press('k', command).defaultPrevented).toBe(true);
    expect(done()).toEqual(['openSearch']);
  });

  it('does so while something is typed or open, and with the single keys off', async () => {
    onPlatform('Win32');
    switchSingleKeys(false);
    renderUi(<Screen />);
    await userEvent.click(screen.getByRole('button', { name: 'Window' }));
    await screen.findByRole('dialog');
    press('k', { ctrlKey: true });
    expect(done()).toEqual(['openSearch']);
    screen.getByLabelText('Text').focus();
    press('k', { ctrlKey: true });
    expect(actions.openSearch).toHaveBeenCalledTimes(2);
  });
});
