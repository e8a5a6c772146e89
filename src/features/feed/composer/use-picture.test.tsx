import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import { forgetDrafts, visitorDraft } from '@/features/drafts';
import { encodePicture } from '@/features/pictures';
import { hasUnsaved } from '@/unsaved';
import '@/ui/testing';
import type { Draft } from './draft';
import { usePicture } from './use-picture';

vi.mock('@/features/pictures', async (original) => ({ ...(await original()), encodePicture: vi.fn() }));

const file = (name: string) => new File(['pixels'], `${name}.png`, { type: 'image/png' });
const encoded = (name: string) => ({ blob: new Blob([name]), name, width: 1, height: 1 });
const store = () => visitorDraft<Draft>('feed.oak.');

afterEach(() => {
  vi.restoreAllMocks();
  forgetDrafts();
});

it('keeps the later of two pictures, whichever is ready first', async () => {
  const ready = new Map<string, () => void>();
  vi.mocked(encodePicture).mockImplementation(
    (blob) =>
      new Promise((resolve) => {
        const { name } = blob as File;
        ready.set(name, () => resolve(encoded(name)));
      }),
  );
  const draft = store();
  const { result } = renderHook(() => usePicture(draft, false));
  await act(async () => result.current.take(file('first')));
  await act(async () => result.current.take(file('second')));
  await act(async () => ready.get('second.png')?.());
  await vi.waitFor(() => expect(result.current.preparing).toBe(false));
  // Nothing of it would be lost, but for the one that is not ready.
  expect(hasUnsaved()).toBe(true);
  await act(async () => ready.get('first.png')?.());
  await vi.waitFor(() => expect(hasUnsaved()).toBe(false));
  expect(draft.get()?.picture?.name).toBe('second.png');
});

it('does not blame the picture when the code for it cannot be fetched', async () => {
  vi.mocked(encodePicture).mockRejectedValue(new BackendError('unavailable'));
  const { result } = renderHook(() => usePicture(store(), false));
  await act(async () => result.current.take(file('first')));
  expect(result.current.error).toBe("We can't reach the server. Please check your connection and try again.");
});

it('says when a picture cannot be read', async () => {
  vi.mocked(encodePicture).mockRejectedValue(new Error('damaged'));
  const draft = store();
  const { result } = renderHook(() => usePicture(draft, false));
  await act(async () => result.current.take(file('first')));
  expect(result.current.error).toBe(
    "This picture can't be read here. Please choose a JPEG, PNG or WebP picture.",
  );
  expect(result.current.preparing).toBe(false);
});
