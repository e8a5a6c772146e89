import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Notice } from './notice';
import { renderUi } from './testing';

function Copied() {
  const [message, setMessage] = useState<string | null>('Link copied ✓');
  return <Notice message={message} onClear={() => setMessage(null)} clearAfterMs={2500} />;
}

describe('Notice', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('says its message in a live region and clears it when its time is up', () => {
    renderUi(<Copied />);
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('Link copied ✓');
    act(() => vi.advanceTimersByTime(2400));
    expect(region.textContent).not.toBe('');
    act(() => vi.advanceTimersByTime(200));
    expect(region.textContent).toBe('');
  });
});
