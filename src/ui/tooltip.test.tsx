import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Button } from './button';
import { renderUi } from './testing';
import { Tooltip } from './tooltip';

const TEXT = 'Disabled for demo user';
const shown = () => document.querySelector('[data-radix-popper-content-wrapper]');

function Like() {
  return (
    <Tooltip text={TEXT}>
      <Button aria-disabled>Like</Button>
    </Tooltip>
  );
}

describe('Tooltip', () => {
  it('describes its button before it was ever shown', () => {
    renderUi(<Like />);
    const id = screen.getByRole('button').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe(TEXT);
    expect(shown()).not.toBeInTheDocument();
  });

  it('shows on keyboard focus and hides on Escape', async () => {
    const { user } = renderUi(<Like />);
    await user.tab();
    await waitFor(() => expect(shown()).toHaveTextContent(TEXT));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(shown()).not.toBeInTheDocument());
  });

  it('shows on a tap, as a finger has no hover', async () => {
    renderUi(<Like />);
    fireEvent.pointerUp(screen.getByRole('button'), { pointerType: 'touch' });
    await waitFor(() => expect(shown()).toHaveTextContent(TEXT));
  });
});
