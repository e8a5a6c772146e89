import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { newPushKeys } from './push-keys.ts';

test('a pair belongs together, is written as browsers take it, and is another each time', () => {
  const pairs = Array.from({ length: 600 }, newPushKeys);
  for (const { publicKey, privateKey } of pairs) {
    expect(publicKey).toMatch(/^B[\w-]{86}$/);
    expect(privateKey).toMatch(/^[\w-]{43}$/);
  }
  const [{ publicKey, privateKey } = newPushKeys()] = pairs;
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey, 'base64url');
  expect(ecdh.getPublicKey('base64url')).toBe(publicKey);
  expect(new Set(pairs.map((pair) => pair.privateKey)).size).toBe(pairs.length);
});
