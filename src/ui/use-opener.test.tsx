import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Dialog } from './dialog';
import { renderUi } from './testing';
import { useConfirm } from './use-confirm';

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

function Contents() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Contents
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Contents">
        <button
          type="button"
          onClick={() => {
            window.history.pushState(null, '', '/another-screen');
            setOpen(false);
          }}
        >
          Another screen
        </button>
      </Dialog>
    </>
  );
}

it('leaves focus to the screen that was gone to', async () => {
  const before = window.location.pathname;
  const { user } = renderUi(<Contents />);
  const opener = screen.getByRole('button', { name: 'Contents' });
  await user.click(opener);
  await user.click(await screen.findByRole('button', { name: 'Another screen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // The library gives focus back in a timer.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(opener).not.toHaveFocus();
  window.history.replaceState(null, '', before);
});
