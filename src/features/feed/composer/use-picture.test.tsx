import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import { forgetDrafts, visitorDraft } from '@/features/drafts';
import { pictureOf } from '@/features/pictures';
import { drawingOnCall, stubDrawing } from '@/features/pictures/testing';
import { hasUnsaved } from '@/unsaved';
import '@/ui/testing';
import type { Draft } from '../model/draft';
import { usePicture } from './use-picture';

const file = (name: string) => new File(['pixels'], `${name}.png`, { type: 'image/png' });
const store = () => visitorDraft<Draft>('feed.oak.');

const drawing = drawingOnCall();
const draw = vi.fn(drawing.draw);
stubDrawing((blob) => draw(blob));

afterEach(() => {
  drawing.clear();
  draw.mockReset().mockImplementation(drawing.draw);
  forgetDrafts();
});

it('keeps the later of two pictures, whichever is ready first', async () => {
  const draft = store();
  const { result } = renderHook(() => usePicture(draft, false));
  await act(async () => result.current.take(file('first')));
  await act(async () => result.current.take(file('second')));
  await act(() => drawing.end('second.png'));
  await vi.waitFor(() => expect(result.current.preparing).toBe(false));
  // Nothing of it would be lost, but for the one that is not ready.
  expect(hasUnsaved()).toBe(true);
  await act(() => drawing.end('first.png'));
  await vi.waitFor(() => expect(hasUnsaved()).toBe(false));
  const kept = draft.get()?.picture;
  expect(kept && (await pictureOf(kept).blob.text())).toBe('second.png');
});

it('does not blame the picture when the code for it cannot be fetched', async () => {
  draw.mockRejectedValue(new BackendError('unavailable'));
  const { result } = renderHook(() => usePicture(store(), false));
  await act(async () => result.current.take(file('first')));
  await vi.waitFor(() => expect(result.current.error).not.toBeNull());
  expect(result.current.error).toBe("We can't reach the server. Please check your connection and try again.");
});

it('says when a picture cannot be read', async () => {
  draw.mockRejectedValue(new Error('damaged'));
  const draft = store();
  const { result } = renderHook(() => usePicture(draft, false));
  await act(async () => result.current.take(file('first')));
  await vi.waitFor(() => expect(result.current.error).not.toBeNull());
  expect(result.current.error).toBe(
    "This picture can't be read here. Please choose a JPEG, PNG or WebP picture.",
  );
  expect(result.current.preparing).toBe(false);
});
