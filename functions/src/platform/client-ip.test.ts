import { expect, test } from 'vitest';
import { addressIn, networkOf } from './client-ip';

test.each([
  ['203.0.113.9', 0, '203.0.113.9'],
  // Only the last was added by the platform; the first is the caller's own claim.
  ['1.1.1.1, 203.0.113.9', 0, '203.0.113.9'],
  ['1.1.1.1, 203.0.113.9, 10.0.0.1', 1, '203.0.113.9'],
  ['', 0, null],
  [undefined, 0, null],
  ['203.0.113.9', 1, null],
])('of %j with %i proxies it takes %j', (forwarded, proxies, expected) =>
  expect(addressIn(forwarded, proxies)).toBe(expected),
);

test.each([
  ['203.0.113.9', '203.0.113.9', null],
  ['::ffff:203.0.113.9', '203.0.113.9', null],
  ['2001:DB8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2', '2001:db8:1'],
  ['2001:0db8:0001:0002::5', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::5', '2001:db8:0:0', '2001:db8:0'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['2001::1:2:3:4:5:6', '2001:0:1:2', '2001:0:1'],
  ['unknown', 'unknown', null],
])('%s belongs to %s in %s', (address, visitor, site) =>
  expect(networkOf(address)).toEqual({ visitor, site }),
);
