import { MutationObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import { createQueryClient } from './query-client';

it('logs what failed by its code, and nothing of a person', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  const client = createQueryClient();
  const refused = () =>
    Promise.reject(new BackendError('permission-denied', { detail: 'users/ana of ana@example.org' }));
  await expect(client.fetchQuery({ queryKey: ['profile', 'ana'], queryFn: refused })).rejects.toThrow();
  await expect(new MutationObserver(client, { mutationFn: refused }).mutate()).rejects.toThrow();
  expect(info.mock.calls).toEqual([
    ['Schoolgate: read profile: permission-denied'],
    ['Schoolgate: write: permission-denied'],
  ]);
  info.mockRestore();
});
