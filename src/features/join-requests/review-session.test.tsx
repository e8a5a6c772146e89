import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { useRemovedRequests } from './review-session';
import { ana, ben } from './testing';

it('tells who left the list to whoever asks at that time', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender } = renderHook(({ list, tell }) => useRemovedRequests(list, tell), {
    initialProps: { list: [ana, ben] as PendingRequest[] | undefined, tell: first },
  });
  rerender({ list: undefined, tell: second });
  expect(second).not.toHaveBeenCalled();
  rerender({ list: [ben], tell: second });
  expect(second).toHaveBeenCalledExactlyOnceWith([ana]);
  rerender({ list: [ben, ana], tell: second });
  expect(second).toHaveBeenCalledTimes(1);
  expect(first).not.toHaveBeenCalled();
});
