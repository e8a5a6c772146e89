import { expect, it } from 'vitest';
import { decodeFiles, encodeFiles } from './encoded-files';

const throughText = async (value: unknown) =>
  decodeFiles(JSON.parse(JSON.stringify(await encodeFiles(value))));

it('brings dates, files and everything around them through JSON', async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256);
  const given = { at: new Date(5), list: [{ file: new Blob([bytes], { type: 'image/webp' }) }], none: null };
  const back = (await throughText(given)) as typeof given;
  expect(back).toEqual(given);
  const file = back.list[0]?.file;
  expect(file?.type).toBe('image/webp');
  expect(new Uint8Array((await file?.arrayBuffer()) ?? [])).toEqual(bytes);
});

it('leaves everything else as it is', async () => {
  for (const value of ['coded', 7, true, null, [], { text: 'coded' }])
    expect(await throughText(value)).toEqual(value);
});
