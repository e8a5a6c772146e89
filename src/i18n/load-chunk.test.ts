import { describe, expect, it, vi } from 'vitest';
import { type ChunkHost, loadChunk } from './load-chunk';

const hostOf = (parts: Partial<ChunkHost> = {}): ChunkHost => ({
  online: () => true,
  now: () => 1000,
  reloadOnce: () => false,
  ...parts,
});
const failing = () => vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));

describe('loadChunk', () => {
  it('tries once more after a failure', async () => {
    const load = vi.fn(() => Promise.resolve('page')).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(loadChunk(load, hostOf())).resolves.toBe('page');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('reloads the page when the chunk is gone after a deploy, and shows nothing meanwhile', async () => {
    const reloadOnce = vi.fn(() => true);
    const settled = vi.fn();
    loadChunk(failing(), hostOf({ reloadOnce })).then(settled, settled);
    await vi.waitFor(() => expect(reloadOnce).toHaveBeenCalledWith(1000));
    expect(settled).not.toHaveBeenCalled();
  });

  it('fails when a reload did not help', async () => {
    await expect(loadChunk(failing(), hostOf())).rejects.toThrow('Failed to fetch');
  });

  it('fails without a reload while offline: what is on screen stays', async () => {
    const reloadOnce = vi.fn(() => true);
    await expect(loadChunk(failing(), hostOf({ online: () => false, reloadOnce }))).rejects.toThrow();
    expect(reloadOnce).not.toHaveBeenCalled();
  });
});
