import { describe, expect, it, vi } from 'vitest';
import { ChunkError, type ChunkHost, loadChunk, someCodeCame } from './load-chunk';

const hostOf = (parts: Partial<ChunkHost> = {}): ChunkHost => ({
  online: () => true,
  unsaved: () => false,
  replaced: () => Promise.resolve(true),
  now: () => 1000,
  reloadOnce: () => false,
  ...parts,
});
const failing = () => vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));

describe('loadChunk', () => {
  it('asks once, and tells why it failed', async () => {
    const load = failing();
    const thrown = await loadChunk(load, hostOf()).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(ChunkError);
    expect((thrown as ChunkError).cause).toEqual(new TypeError('Failed to fetch'));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('reloads the page when the chunk is gone after a deploy, and shows nothing meanwhile', async () => {
    const reloadOnce = vi.fn(() => true);
    const settled = vi.fn();
    loadChunk(failing(), hostOf({ reloadOnce })).then(settled, settled);
    await vi.waitFor(() => expect(reloadOnce).toHaveBeenCalledWith(1000));
    expect(settled).not.toHaveBeenCalled();
  });

  it('fails when a reload did not help', async () => {
    await expect(loadChunk(failing(), hostOf())).rejects.toThrow(ChunkError);
  });

  it.each<[string, Partial<ChunkHost>]>([
    ['offline', { online: () => false }],
    ['while the server has the very version that runs here', { replaced: () => Promise.resolve(false) }],
    ['while something typed would be lost', { unsaved: () => true }],
  ])('fails without a reload %s: what is on screen stays', async (_, parts) => {
    const reloadOnce = vi.fn(() => true);
    await expect(loadChunk(failing(), hostOf({ ...parts, reloadOnce }))).rejects.toThrow(ChunkError);
    expect(reloadOnce).not.toHaveBeenCalled();
  });

  it('asks the server for nothing more while the browser is offline', async () => {
    const replaced = vi.fn(() => Promise.resolve(true));
    await expect(loadChunk(failing(), hostOf({ online: () => false, replaced }))).rejects.toThrow();
    expect(replaced).not.toHaveBeenCalled();
  });

  it('lets what nobody waits for wait until the code is there, also when it does not come', async () => {
    expect(await someCodeCame()).toBe(false);
    let come = (_: string) => {};
    const slow = loadChunk(() => new Promise<string>((resolve) => (come = resolve)), hostOf());
    const failed = loadChunk(failing(), hostOf()).catch(() => 'failed');
    const waited = vi.fn();
    const waiting = someCodeCame().then(waited);
    await failed;
    expect(waited).not.toHaveBeenCalled();
    come('page');
    await slow;
    await waiting;
    expect(waited).toHaveBeenCalledWith(true);
    expect(await someCodeCame()).toBe(false);
  });
});
