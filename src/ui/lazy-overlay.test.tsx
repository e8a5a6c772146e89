import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyOverlay } from './lazy-overlay';
import { renderUi } from './testing';

let broken = true;
const load = vi.fn(() =>
  broken ? Promise.reject(new TypeError('offline')) : Promise.resolve(() => <p>the menu</p>),
);
const Part = lazyOverlay(load);

function Host() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {open ? <Part onOpenChange={setOpen} /> : <p>closed</p>}
    </>
  );
}

describe('lazyOverlay', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('closes and says so when it cannot be fetched, and fetches anew at the next try', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = renderUi(<Host />);
    await user.click(screen.getByText('open'));
    await screen.findByText(/could not be loaded/);
    expect(screen.getByText('closed')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);

    broken = false;
    await user.click(screen.getByText('open'));
    await waitFor(() => expect(screen.queryByText('the menu')).toBeInTheDocument());
  });

  it('is asked for once while it is open, however often the page around it is drawn', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const failing = vi.fn(() => Promise.reject(new TypeError('offline')));
    const Failing = lazyOverlay(failing);
    const told = vi.fn();
    // A page that is drawn again in answer to every word of the part, and keeps it open.
    const { rerender } = renderUi(<Failing onOpenChange={told} />);
    await waitFor(() => expect(told).toHaveBeenCalledWith(false));
    rerender(<Failing onOpenChange={told} />);
    rerender(<Failing onOpenChange={told} />);
    expect(failing).toHaveBeenCalledTimes(1);
  });

  it('is asked for anew though it was closed before it was known to fail', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let fail = (_: Error) => {};
    const slow = vi
      .fn(() => Promise.resolve(() => <p>the dialog</p>))
      .mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
    const Slow = lazyOverlay(slow);
    const { rerender } = renderUi(<Slow onOpenChange={vi.fn()} />);
    rerender(<p>closed</p>);
    fail(new TypeError('offline'));
    await new Promise((resolve) => setTimeout(resolve));
    rerender(<Slow onOpenChange={vi.fn()} />);
    await screen.findByText('the dialog');
  });
});
