import { expect, test } from 'vitest';
import { gathered, inSharedTurn, inTurn } from './in-turn';

/** Work that notes when it begins, and ends when it is told to. */
function slowly() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  const end = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, work, end };
}

test('work of one subject begins when that before it has ended, also by failing', async () => {
  const { begun, work, end } = slowly();
  const failed = inTurn('ann', () => Promise.reject(new Error('failed')));
  const calls = [inTurn('ann', work('first')), inTurn('ann', work('second'))];
  await expect(failed).rejects.toThrow('failed');
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual(['first']);
  await end();
  expect(begun).toEqual(['first', 'second']);
  await end();
  expect(await Promise.all(calls)).toEqual(['first', 'second']);
});

test('work of another subject does not wait', async () => {
  const { begun, work, end } = slowly();
  const calls = [inTurn('ben', work('first')), inTurn('cleo', work('second'))];
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual(['first', 'second']);
  await end();
  await end();
  await Promise.all(calls);
});

test('who comes while shared work waits shares it, and who comes after it has begun does not', async () => {
  const { begun, work, end } = slowly();
  const share = (name: string) => inSharedTurn('dan', work(name));
  const calls = [share('first')];
  await new Promise((resolve) => setImmediate(resolve));
  calls.push(share('second'), share('third'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual(['first']);
  await end();
  expect(begun).toEqual(['first', 'second']);
  calls.push(share('fourth'));
  await end();
  await end();
  expect(await Promise.all(calls)).toEqual(['first', 'second', 'second', 'fourth']);
  expect(begun).toEqual(['first', 'second', 'fourth']);
});

test('shared work that fails fails for all who share it, and for nobody after', async () => {
  const fails = () => Promise.reject(new Error('failed'));
  const calls = [inSharedTurn('eve', fails), inSharedTurn('eve', async () => undefined)];
  for (const call of calls) await expect(call).rejects.toThrow('failed');
  await expect(inSharedTurn('eve', async () => undefined)).resolves.toBeUndefined();
});

test('parts that are named while work waits are worked on together, and those after it has begun later', async () => {
  const { begun, work, end } = slowly();
  const look = gathered('answers', async (subject, parts) => {
    await work(`${subject}: ${parts}`)();
  });
  const calls = [look('fair', ['ann'])];
  await new Promise((resolve) => setImmediate(resolve));
  calls.push(look('fair', ['ben']), look('fair', ['cleo', 'ben']), look('picnic', ['ann']));
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual(['fair: ann', 'picnic: ann']);
  await end();
  await end();
  expect(begun.slice(2)).toEqual(['fair: ben,cleo']);
  await end();
  await Promise.all(calls);
});
