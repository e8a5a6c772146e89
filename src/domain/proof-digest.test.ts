import { expect, it } from 'vitest';
import { proofDigest } from './proof-digest';

it('calls each document by a digest of its path', async () => {
  expect(await proofDigest('proof-uploads/ana-17-létter.pdf')).toBe(
    'b9cad63ec0896cd709f3356680652bded5284819d89afd16e206133ce90b02b2',
  );
});
