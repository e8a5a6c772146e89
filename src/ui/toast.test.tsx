import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from './testing';
import { type ToastOptions, useToast } from './use-toast';

function Shower({ message = 'Saved', options }: { message?: string; options?: ToastOptions }) {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast.show(message, options)}>
      show
    </button>
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

  it('are announced politely and leave after five seconds', async () => {
    renderUi(<Shower />);
    await user.click(screen.getByText('show'));
    expect(screen.getByText('Saved').closest('[aria-live="polite"]')).toBeInTheDocument();
    pass(4900);
    expect(screen.queryByText('Saved')).toBeInTheDocument();
    pass(200);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('wait while the pointer is on them', async () => {
    renderUi(<Shower />);
    await user.click(screen.getByText('show'));
    await user.hover(screen.getByText('Saved'));
    pass(20_000);
    expect(screen.queryByText('Saved')).toBeInTheDocument();
    await user.unhover(screen.getByText('Saved'));
    pass(5100);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('leave by themselves also after another was acted on and went from under the pointer', async () => {
    const action = { label: 'Do now', onAction: () => undefined };
    renderUi(
      <>
        <Shower message="Going" options={{ action }} />
        <Shower message="Gone" />
      </>,
    );
    const [going, gone] = screen.getAllByText('show');
    if (!going || !gone) throw new Error('Two buttons are expected.');
    await user.click(going);
    await user.click(screen.getByRole('button', { name: 'Do now' }));
    // By the keyboard, as the pointer is where the first toast was.
    gone.focus();
    await user.keyboard('{Enter}');
    pass(5_100);
    expect(screen.queryByText('Gone')).not.toBeInTheDocument();
  });

  it('stay with an action until it is used, and then act once', async () => {
    const onAction = vi.fn();
    renderUi(
      <Shower message="Not sent" options={{ tone: 'danger', action: { label: 'Retry', onAction } }} />,
    );
    await user.click(screen.getByText('show'));
    pass(60_000);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Not sent')).not.toBeInTheDocument();
  });

  it('tell when they have left, once, and are not pushed out before', async () => {
    const onGone = vi.fn();
    renderUi(
      <>
        <Shower message="Going" options={{ durationMs: 10_000, onGone }} />
        {['One', 'Two', 'Three', 'Four'].map((message) => (
          <Shower key={message} message={message} />
        ))}
      </>,
    );
    for (const button of screen.getAllByText('show')) await user.click(button);
    expect(screen.getByText('Going')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByText('Two')).not.toBeInTheDocument();
    pass(9_000);
    expect(onGone).not.toHaveBeenCalled();
    pass(2_000);
    expect(onGone).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Going')).not.toBeInTheDocument();
  });

  it('do not repeat the same words', async () => {
    renderUi(<Shower />);
    await user.click(screen.getByText('show'));
    await user.click(screen.getByText('show'));
    expect(screen.getAllByText('Saved')).toHaveLength(1);
  });
});
