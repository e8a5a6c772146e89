import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { useRemovedRequests } from './review-session';
import { ana, ben } from './testing';

it('tells who left the list to whoever asks at that time', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender } = renderHook(({ list, name, tell }) => useRemovedRequests(list, name, tell), {
    initialProps: { list: [ana, ben] as PendingRequest[] | undefined, name: 'all', tell: first },
  });
  rerender({ list: undefined, name: 'all', tell: second });
  expect(second).not.toHaveBeenCalled();
  rerender({ list: [ben], name: 'all', tell: second });
  expect(second).toHaveBeenCalledExactlyOnceWith([ana]);
  rerender({ list: [ben, ana], name: 'all', tell: second });
  expect(second).toHaveBeenCalledTimes(1);
  rerender({ list: [ana], name: 'others', tell: second });
  expect(second).toHaveBeenCalledTimes(1);
  rerender({ list: [], name: 'others', tell: second });
  expect(second).toHaveBeenLastCalledWith([ana]);
  expect(first).not.toHaveBeenCalled();
});
