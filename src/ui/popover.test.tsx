import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Button } from './button';
import { Popover } from './popover';
import { renderUi } from './testing';

describe('Popover', () => {
  it('opens with focus inside, closes by its content and gives focus back', async () => {
    const { user } = renderUi(
      <Popover label="Notifications" trigger={<Button>Bell</Button>}>
        {(close) => <Button onClick={close}>Done</Button>}
      </Popover>,
    );
    const bell = screen.getByRole('button', { name: 'Bell' });
    await user.click(bell);
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(bell).toHaveFocus());
  });
});
