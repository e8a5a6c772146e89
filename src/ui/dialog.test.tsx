import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from './button';
import { Dialog } from './dialog';
import { Menu } from './menu';
import { renderUi } from './testing';

function Window({ dismissible, fromMenu }: { dismissible?: boolean; fromMenu?: boolean }) {
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  return (
    <>
      {fromMenu ? (
        <Menu label="Actions" trigger={<Button>More</Button>} items={[{ label: 'Edit', onSelect: show }]} />
      ) : (
        <Button onClick={show}>Edit</Button>
      )}
      <Dialog open={open} onOpenChange={setOpen} title="Edit event" dismissible={dismissible}>
        <input aria-label="Title" />
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  it('takes focus in, closes on Escape and gives focus back', async () => {
    const { user } = renderUi(<Window />);
    const trigger = screen.getByRole('button', { name: 'Edit' });
    await user.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Edit event' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  });

  it('stays open on Escape when what was typed would be lost, but its close button closes', async () => {
    const { user } = renderUi(<Window dismissible={false} />);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it("gives focus back to a menu's button when opened from the menu", async () => {
    const { user } = renderUi(<Window fromMenu />);
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
  });
});
