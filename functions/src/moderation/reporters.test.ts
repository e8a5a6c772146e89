import { expect, test } from 'vitest';
import { type CaseReporters, digestOf, isEnoughToHide, withReporter } from './reporters';

const nobody: CaseReporters = { reporterIds: [], countedIds: [] };
const content = {
  title: null,
  text: 'Hi',
  location: null,
  start: null,
  images: [],
  pictures: [] as number[],
};

test('three different people are enough, one person three times is not', () => {
  const by = (...uids: string[]) => uids.reduce((all, uid) => withReporter(all, uid, true), nobody);
  expect(isEnoughToHide(by('ana', 'ben'))).toBe(false);
  expect(isEnoughToHide(by('ana', 'ana', 'ana'))).toBe(false);
  expect(isEnoughToHide(by('ana', 'ben', 'cleo'))).toBe(true);
});

test('who has no weight is a reporter all the same', () => {
  const all = withReporter(withReporter(nobody, 'ana', false), 'ben', true);
  expect(all).toEqual({ reporterIds: ['ana', 'ben'], countedIds: ['ben'] });
});

test('what has changed has another digest, what is only without its picture’s copy has not', () => {
  expect(digestOf(content)).toBe(digestOf({ ...content, pictures: [0] }));
  expect(digestOf(content)).not.toBe(digestOf({ ...content, text: 'Ho' }));
  expect(digestOf(content)).not.toBe(digestOf({ ...content, start: new Date(0) }));
});
