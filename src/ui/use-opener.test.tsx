import { renderHook, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderUi } from './testing';
import { useConfirm } from './use-confirm';
import { useOpener } from './use-opener';

function List({ names }: { names: readonly string[] }) {
  const confirm = useConfirm();
  const [left, setLeft] = useState(names);
  const ask = async (name: string) => {
    if (await confirm({ title: `Delete ${name}?`, confirmLabel: 'Yes' })) {
      setLeft((now) => now.filter((one) => one !== name));
    }
  };
  return (
    <section aria-label="Names">
      {left.length === 0 && <p>Nobody</p>}
      {left.length > 0 && (
        <ul>
          {left.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => void ask(name)}>
                Delete {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const region = () => screen.getByRole('region', { name: 'Names' });

it('gives focus back to what asked', async () => {
  const { user } = renderUi(<List names={['Ana', 'Ben']} />);
  await user.click(screen.getByRole('button', { name: 'Delete Ana' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Delete Ana' })).toHaveFocus();
});

it('stays in the list when what asked is gone, and with its surroundings when the list is', async () => {
  const { user } = renderUi(<List names={['Ana', 'Ben']} />);
  await user.click(screen.getByRole('button', { name: 'Delete Ana' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(within(region()).getByRole('list')).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Delete Ben' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(region()).toHaveFocus());
});

it('leaves focus to the screen that a link in the window has led to', () => {
  renderUi(<button type="button">Contents</button>);
  const opener = screen.getByRole('button', { name: 'Contents' });
  const closed = () => {
    const event = new Event('close', { cancelable: true });
    result.current(event);
    return event;
  };
  opener.focus();
  const { result } = renderHook(useOpener);
  opener.blur();
  const before = window.location.pathname;
  window.history.pushState(null, '', `${before}-elsewhere`);
  expect(closed().defaultPrevented).toBe(true);
  expect(opener).not.toHaveFocus();
  window.history.replaceState(null, '', before);
  closed();
  expect(opener).toHaveFocus();
});
