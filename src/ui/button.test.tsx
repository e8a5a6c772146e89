import { screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button';
import { renderUi } from './testing';

describe('Button', () => {
  it('swallows clicks and submits while busy, and reads its busy label', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <input aria-label="code" />
        <Button type="submit" busy={busy} busyLabel="Submitting..." onClick={onClick}>
          Request to Join
        </Button>
      </form>
    );
    const { user, rerender } = renderUi(form(false));
    await user.click(screen.getByRole('button', { name: 'Request to Join' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);

    rerender(form(true));
    const button = screen.getByRole('button', { name: 'Submitting...' });
    await user.click(button);
    await user.type(screen.getByLabelText('code'), 'x{Enter}');
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toBeEnabled();
  });

  it('takes focus but does nothing when aria-disabled', async () => {
    const onClick = vi.fn();
    const { user } = renderUi(
      <Button aria-disabled onClick={onClick}>
        Post
      </Button>,
    );
    await user.tab();
    expect(screen.getByRole('button')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
  });

  it('is no submit button unless told to be', () => {
    renderUi(<Button>Cancel</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });
});
