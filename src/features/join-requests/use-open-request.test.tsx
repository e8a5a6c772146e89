import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { request } from './testing';
import { useOpenRequest } from './use-open-request';

/** The list as its initials say it; nothing while it is not known. */
const listOf = (initials: string | null): PendingRequest[] | undefined =>
  initials === null ? undefined : Array.from(initials, (initial) => request(initial, initial));

function look(initials: string) {
  const { result, rerender } = renderHook(useOpenRequest, { initialProps: listOf(initials) });
  return {
    show: (list: string | null) => rerender(listOf(list)),
    open: (initial: string) => act(() => result.current.open(`${initial}_maple`)),
    close: () => act(() => result.current.close()),
    current: () => result.current.current?.firstName,
  };
}

it('opens nothing by itself', () => expect(look('abc').current()).toBeUndefined());

it('follows the request that is open through the list, and closes it on demand', () => {
  const { open, show, current, close } = look('abc');
  open('b');
  expect(current()).toBe('b');
  show('bc');
  expect(current()).toBe('b');
  close();
  expect(current()).toBeUndefined();
  show('abc');
  expect(current()).toBeUndefined();
});

it('goes on to the one that came after it, wherever the list has moved meanwhile', () => {
  const { open, show, current } = look('abcde');
  open('c');
  show('bcde');
  show('bde');
  expect(current()).toBe('d');
});

it('goes on to the next of one that was opened twice', () => {
  const { open, show, current } = look('abc');
  open('b');
  open('b');
  show('ac');
  expect(current()).toBe('c');
});

it('goes back to the last one when none comes after', () => {
  const { open, show, current } = look('abc');
  open('c');
  show('ab');
  expect(current()).toBe('b');
});

it('closes after the last one, and stays closed when others come', () => {
  const { open, show, current } = look('a');
  open('a');
  show('');
  expect(current()).toBeUndefined();
  show('b');
  expect(current()).toBeUndefined();
});

it('has its request again when the list is there again', () => {
  const { open, show, current } = look('abc');
  open('b');
  show(null);
  expect(current()).toBeUndefined();
  show('abc');
  expect(current()).toBe('b');
});
