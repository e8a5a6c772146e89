import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import { forgetDrafts, visitorDraft } from '@/features/drafts';
import { pictureOf } from '@/features/pictures';
import { drawingOnCall, stubDrawing } from '@/features/pictures/testing';
import { hasUnsaved } from '@/unsaved';
import '@/ui/testing';
import { type Draft, draftIn } from '../model/draft';
import { UnfitFile } from './prepare-picture';
import { usePictures } from './use-pictures';

const file = (name: string) => new File(['pixels'], `${name}.png`, { type: 'image/png' });
/** As an input has them. */
const files = (...names: string[]) => names.map(file) as unknown as FileList;
const store = () => visitorDraft<Draft>('feed.oak.');
const contents = () => Promise.all(draftIn(store()).pictures.map((one) => pictureOf(one).blob.text()));

const drawing = drawingOnCall();
const draw = vi.fn(drawing.draw);
stubDrawing((blob) => draw(blob));

afterEach(() => {
  drawing.clear();
  draw.mockReset().mockImplementation(drawing.draw);
  forgetDrafts();
});

const open = () => renderHook(() => usePictures(store(), false)).result;

it('takes pictures in the order in which they were chosen, one after another', async () => {
  const result = open();
  await act(async () => result.current.take(files('first', 'second')));
  await act(async () => result.current.take(files('third')));
  expect(result.current.preparing).toHaveLength(3);
  await vi.waitFor(() => expect(draw).toHaveBeenCalledOnce());
  for (const name of ['first', 'second', 'third']) {
    // Nothing of it would be lost, but for those that are not ready.
    expect(hasUnsaved()).toBe(true);
    await act(() => drawing.end(`${name}.png`));
    await vi.waitFor(async () => expect(await contents()).toContain(`${name}.png`));
  }
  await vi.waitFor(() => expect(hasUnsaved()).toBe(false));
  expect(result.current.preparing).toEqual([]);
  expect(await contents()).toEqual(['first.png', 'second.png', 'third.png']);
});

it('takes the first six, and says that there were more', async () => {
  draw.mockImplementation(async ({ name }) => name);
  const result = open();
  await act(async () => result.current.take(files('a', 'b', 'c', 'd')));
  expect(result.current.hadNoRoom).toBe(false);
  await act(async () => result.current.take(files('e', 'f', 'g')));
  expect(result.current.hadNoRoom).toBe(true);
  await vi.waitFor(() => expect(result.current.preparing).toEqual([]));
  expect(await contents()).toEqual(['a.png', 'b.png', 'c.png', 'd.png', 'e.png', 'f.png']);
  const [first] = draftIn(store()).pictures;
  await act(async () => result.current.remove(first?.id ?? ''));
  expect(result.current.hadNoRoom).toBe(false);
  await act(async () => result.current.take(files('h')));
  await vi.waitFor(async () => expect(await contents()).toHaveLength(6));
});

it('leaves out one that was removed while it was prepared', async () => {
  const result = open();
  await act(async () => result.current.take(files('first', 'second')));
  await act(async () => result.current.remove(result.current.preparing[0] ?? ''));
  await act(() => drawing.end('first.png'));
  await act(() => drawing.end('second.png'));
  await vi.waitFor(() => expect(result.current.preparing).toEqual([]));
  expect(await contents()).toEqual(['second.png']);
});

it('goes on with the others when one can’t be read, and says which', async () => {
  const result = open();
  await act(async () => result.current.take(files('first', 'second')));
  await act(() => drawing.end('first.png', 'fail'));
  await act(() => drawing.end('second.png'));
  await vi.waitFor(() => expect(result.current.preparing).toEqual([]));
  expect(result.current.failed).toMatchObject([{ name: 'first.png', failure: { message: 'damaged' } }]);
  expect(await contents()).toEqual(['second.png']);
});

it('does not try what is no picture', async () => {
  const result = open();
  const notes = new File(['notes'], 'notes.txt', { type: 'text/plain' });
  await act(async () => result.current.take([notes] as unknown as FileList));
  await vi.waitFor(() => expect(result.current.failed).toMatchObject([{ name: 'notes.txt' }]));
  expect(result.current.failed[0]?.failure).toBeInstanceOf(UnfitFile);
  expect(draw).not.toHaveBeenCalled();
});

it('tries what iPhones make, also where its type is not known', async () => {
  draw.mockImplementation(async ({ name }) => name);
  const result = open();
  const live = [new File(['x'], 'LIVE.HEIC'), new File(['x'], 'still.heif', { type: 'image/heif' })];
  await act(async () => result.current.take(live as unknown as FileList));
  await vi.waitFor(async () => expect(await contents()).toEqual(['LIVE.HEIC', 'still.heif']));
});

it('does not blame the picture when the code for it cannot be fetched', async () => {
  draw.mockRejectedValue(new BackendError('unavailable'));
  const result = open();
  await act(async () => result.current.take(files('first')));
  await vi.waitFor(() => expect(result.current.failed).toMatchObject([{ failure: { code: 'unavailable' } }]));
});
