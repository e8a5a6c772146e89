import { describe, expect, test } from 'vitest';
import { COUNTED } from './counted-calls.ts';
import { framed } from './grpc-frames.ts';
import { numbers } from './protobuf.ts';
import { newTally, readsOf } from './tally.ts';

/** A field that has a length: a text, or a message of fields. */
function field(number: number, ...parts: (string | Buffer)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return Buffer.concat([varint(number * 8 + 2), varint(content.length), content]);
}
const plain = (number: number, value: number): Buffer => Buffer.concat([varint(number * 8), varint(value)]);
function varint(value: number): Buffer {
  return value < 128
    ? Buffer.of(value)
    : Buffer.concat([Buffer.of((value % 128) + 128), varint(Math.floor(value / 128))]);
}
const name = (path: string) => `projects/p/databases/(default)/documents/${path}`;

function counting(method: string) {
  const tally = newTally();
  const call = COUNTED[method]?.(() => tally);
  if (!call) throw new Error(`${method} is not counted.`);
  return { tally, call };
}

test('documents that are not there are read as well, and the clock of the local backend is not', () => {
  const { tally, call } = counting('BatchGetDocuments');
  call.answered?.(field(1, field(1, name('users/ana'))));
  call.answered?.(field(2, name('users/nobody')));
  call.answered?.(field(2, name('_clock/now')));
  expect([...tally.reads.keys()]).toEqual(['users/ana', 'users/nobody']);
  expect(readsOf(tally)).toBe(2);
});

describe('a query', () => {
  test('costs what it finds', () => {
    const { tally, call } = counting('RunQuery');
    for (const id of ['a', 'b']) call.answered?.(field(1, field(1, name(`posts/${id}`))));
    call.ended?.(true);
    expect(readsOf(tally)).toBe(2);
  });

  test('costs one read where it finds nothing, and none where it is refused', () => {
    const { tally, call } = counting('RunQuery');
    call.ended?.(false);
    expect(readsOf(tally)).toBe(0);
    call.ended?.(true);
    expect(readsOf(tally)).toBe(1);
  });
});

test('writes count once they are done, deletions apart', () => {
  const { tally, call } = counting('Commit');
  call.asked?.(
    Buffer.concat([
      field(1, 'database'),
      field(2, field(1, field(1, name('posts/a')))),
      field(2, field(2, name('posts/b'))),
      field(2, field(6, field(1, name('posts/c')))),
    ]),
  );
  expect(tally.deletes).toBe(0);
  call.ended?.(true);
  expect([...tally.writes.keys()]).toEqual(['posts/a', 'posts/c']);
  expect(tally.deletes).toBe(1);
});

test('a listener costs what it is sent, and one read where there is nothing', () => {
  const { tally, call } = counting('Listen');
  for (const id of [2, 4]) call.asked?.(field(2, plain(5, id)));
  call.answered?.(field(3, field(1, field(1, name('posts/a'))), field(5, Buffer.of(2))));
  expect(readsOf(tally)).toBe(1);
  call.answered?.(field(2, plain(1, 3), field(2, Buffer.of(2, 4))));
  expect(readsOf(tally)).toBe(2);
  // What comes later is no empty listener any more.
  call.answered?.(field(3, field(1, field(1, name('posts/b'))), field(5, Buffer.of(4))));
  call.answered?.(field(2, plain(1, 3), field(2, Buffer.of(2, 4))));
  expect(readsOf(tally)).toBe(3);
});

test('messages are found however packets cut them', () => {
  const found: string[] = [];
  const take = framed((message) => found.push(message.toString()));
  const stream = ['one', 'two', ''].map((text) => {
    const head = Buffer.alloc(5);
    head.writeUInt32BE(text.length, 1);
    return Buffer.concat([head, Buffer.from(text)]);
  });
  for (const byte of Buffer.concat(stream)) take(Buffer.of(byte));
  expect(found).toEqual(['one', 'two', '']);
});

test('numbers are read packed and one by one', () => {
  expect(numbers(Buffer.concat([plain(2, 300), field(2, varint(300), varint(7))]), 2)).toEqual([300, 300, 7]);
});
