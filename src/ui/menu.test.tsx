import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button';
import { Menu } from './menu';
import { renderUi } from './testing';

function Where() {
  return <output>{useLocation().pathname}</output>;
}

describe('Menu', () => {
  it('opens, acts by keyboard and gives focus back to its button', async () => {
    const onSelect = vi.fn();
    const { user } = renderUi(
      <Menu
        label="Post actions"
        trigger={<Button>More</Button>}
        items={[
          { label: 'Create Event', onSelect: () => {} },
          { label: 'Delete', onSelect, tone: 'danger', separated: true },
        ]}
      />,
    );
    const trigger = screen.getByRole('button', { name: 'More' });
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await user.tab();
    await user.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'Post actions' });
    await user.keyboard('{End}{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  });

  it('closes on a second press of its button', async () => {
    const { user } = renderUi(
      <Menu label="Post actions" trigger={<Button>More</Button>} items={[{ label: 'Edit' }]} />,
    );
    const trigger = screen.getByRole('button', { name: 'More' });
    await user.click(trigger);
    await screen.findByRole('menu');
    await user.click(trigger);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  it('follows a link item', async () => {
    const { user } = renderUi(
      <>
        <Menu label="Account" trigger={<Button>Me</Button>} items={[{ label: 'My Groups', to: '/groups' }]} />
        <Where />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Me' }));
    await user.click(await screen.findByRole('menuitem', { name: 'My Groups' }));
    expect(document.querySelector('output')?.textContent).toBe('/groups');
  });
});
