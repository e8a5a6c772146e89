import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part';
import { renderUi } from './testing';

let broken = true;
const Part = lazyPart(() =>
  broken ? Promise.reject(new TypeError('offline')) : Promise.resolve(() => <p>the menu</p>),
);

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

describe('lazyPart', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('closes and says so when it cannot be fetched, and fetches anew at the next try', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = renderUi(<Host />);
    await user.click(screen.getByText('open'));
    await screen.findByText(/could not be loaded/);
    expect(screen.getByText('closed')).toBeTruthy();

    broken = false;
    await user.click(screen.getByText('open'));
    await waitFor(() => expect(screen.queryByText('the menu')).not.toBeNull());
  });
});
