import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasUnsaved, losesOnClose, losesOnReload, nothingUnsaved, reload } from './unsaved';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it.each([
  ['nothing', '<p>Words</p>', false],
  ['an empty form', '<input type="text"><textarea></textarea><input type="file">', false],
  ['a text', '<textarea>Half a thought</textarea>', true],
  ['an address', '<input type="email" value="ana@example.org">', true],
  ['a password', '<input type="password" value="secret">', true],
  ['a ticked box', '<input type="checkbox" value="yes" checked>', false],
  ['a link to copy', '<input type="text" readonly value="https://example.org">', false],
  ['a search', '<search><input type="text" value="glove"></search>', false],
  ['a form that is kept', '<form data-draft="kept"><input type="text" value="Ana"></form>', false],
  ['its password', '<form data-draft="kept"><input type="password" value="secret"></form>', true],
  ['a draft that is kept', '<textarea data-draft="kept">Half a post</textarea>', false],
  ['the picture of a draft', '<div data-draft="lost"><img alt=""></div>', true],
])('%s', (_, html, unsaved) => {
  document.body.innerHTML = html;
  expect(hasUnsaved()).toBe(unsaved);
});

it('waits until a reload would lose nothing', async () => {
  document.body.innerHTML = '<textarea>Half a thought</textarea>';
  const done = vi.fn();
  void nothingUnsaved().then(done);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(done).not.toHaveBeenCalled();
  document.body.replaceChildren();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(done).toHaveBeenCalledTimes(1);
});

it('asks before a tab is closed with what only it has, and not when the page itself loads anew', () => {
  const reloaded = vi.spyOn(window.location, 'reload').mockReturnValue();
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const [waiting, typed] = [{}, {}];
  losesOnClose(waiting, true);
  expect(asks()).toBe(true);
  // A new version of the app takes it along.
  expect(hasUnsaved()).toBe(false);
  losesOnReload(typed, true);
  losesOnReload(typed, false);
  expect(asks()).toBe(true);
  reload();
  expect(reloaded).toHaveBeenCalledOnce();
  expect(asks()).toBe(false);
  losesOnReload(typed, true);
  reload();
  expect(asks()).toBe(true);
  losesOnReload(typed, false);
  losesOnClose(waiting, false);
  expect(asks()).toBe(false);
  reloaded.mockRestore();
});
