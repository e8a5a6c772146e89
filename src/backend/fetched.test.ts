import { expect, it } from 'vitest';
import { errorCode } from './errors';
import { fetched } from './fetched';

it('hands on what it fetched', async () => {
  await expect(fetched(() => Promise.resolve('code'))).resolves.toBe('code');
});

it('says of code that cannot be fetched that the server cannot be reached, instead of "something went wrong"', async () => {
  const failing = fetched(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await failing.catch(errorCode)).toBe('unavailable');
});
