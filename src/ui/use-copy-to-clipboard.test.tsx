import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from './testing';
import { useCopyToClipboard } from './use-copy-to-clipboard';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function CopyButton({ copied }: { copied: string }) {
  const { copy, isCopied } = useCopyToClipboard({
    copied,
    failed: (text) => `It is ${text}`,
  });
  return (
    <button type="button" onClick={() => void copy('oak-abc')}>
      {isCopied ? 'Done' : 'Copy'}
    </button>
  );
}
/** Rendering puts a clipboard of the test's own in place. */
function visit() {
  renderUi(<CopyButton copied="Code copied ✓" />);
  return vi.spyOn(navigator.clipboard, 'writeText');
}
const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: /Copy|Done/ })));

it('copies, and says so for two and a half seconds, in place and in a toast', async () => {
  const writeText = visit().mockResolvedValue();
  await press();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('oak-abc');
  expect(screen.getByRole('button', { name: 'Done' })).toBeInTheDocument();
  expect(screen.getByText('Code copied ✓')).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(2400));
  expect(screen.getByRole('button', { name: 'Done' })).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(200));
  expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
  expect(screen.queryByText('Code copied ✓')).not.toBeInTheDocument();
});

it('says how to get at the text by hand when the browser refuses, until that is read', async () => {
  visit().mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await press();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('It is oak-abc')).toBeInTheDocument();
  expect(screen.queryByText('Code copied ✓')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
});
