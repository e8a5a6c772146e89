import { expect, it, vi } from 'vitest';
import { BackendError } from '../../errors';
import type { Observer, Subscribe } from '../../live';
import { watchMerged } from './watch-merged';

interface Item {
  id: string;
  place?: string;
}

/** A live list that says what the test makes it say. */
function aList() {
  const stop = vi.fn();
  let reader: Observer<Item[]> | undefined;
  const subscribe: Subscribe<Item[]> = (observer) => {
    reader = observer;
    return stop;
  };
  return {
    subscribe,
    stop,
    says: (...ids: string[]) => reader?.next(ids.map((id) => ({ id }))),
    fails: (code: BackendError['code']) => reader?.error(new BackendError(code)),
  };
}

function reader() {
  const [first, second] = [aList(), aList()];
  const heard: string[] = [];
  const stop = watchMerged([first.subscribe, second.subscribe], ({ id }) => id, {
    next: (items) => heard.push(items.map(({ id }) => id).join(' ')),
    error: ({ code }) => heard.push(code),
  });
  return { first, second, heard, stop };
}

it('waits until every list has answered, then follows each', () => {
  const { first, second, heard } = reader();
  first.says('a', 'b');
  expect(heard).toEqual([]);
  second.says();
  second.says('c');
  first.says();
  expect(heard).toEqual(['a b', 'a b c', 'c']);
});

it('tells an item once that is in both lists', () => {
  const { first, second, heard } = reader();
  first.says('a', 'b');
  second.says('b', 'c');
  expect(heard).toEqual(['a b c']);
});

it('takes the error of one list for the error of all', () => {
  const { first, second, heard } = reader();
  first.says('a');
  second.fails('permission-denied');
  first.says('a', 'b');
  expect(heard).toEqual(['permission-denied']);
});

it('goes on when the list that failed answers again', () => {
  const { first, second, heard } = reader();
  second.says('b');
  first.fails('unavailable');
  second.says('c');
  first.says('a');
  expect(heard).toEqual(['unavailable', 'a c']);
});

it('stops all lists', () => {
  const { first, second, stop } = reader();
  stop();
  expect(first.stop).toHaveBeenCalledOnce();
  expect(second.stop).toHaveBeenCalledOnce();
});
