import { afterEach, expect, it } from 'vitest';
import { forgetDrafts, visitorDraft } from '@/features/drafts';
import { arePicturesFit, type Draft, type DraftPicture, draftIn, restoreDraft, write } from './draft';

const kept = (name: string) => ({
  ...{ blob: { coded: { type: 'image/webp', base64: '' } }, name, width: 1, height: 1 },
  storedUrl: null,
});
const aPicture = (name: string, alt = ''): DraftPicture => ({ ...kept(name), id: name, alt });
const store = () => visitorDraft<Draft>('feed.oak.');

afterEach(forgetDrafts);

it('takes a text of before in front of what is being written', () => {
  write(store(), { text: 'second' });
  restoreDraft(store(), { text: 'first', pictures: [aPicture('one')] });
  expect(store().get()).toMatchObject({ text: 'first\n\nsecond', pictures: [aPicture('one')] });
});

it('keeps pictures chosen since others came back', () => {
  write(store(), { pictures: [aPicture('later')] });
  restoreDraft(store(), { text: 'first', pictures: [aPicture('one'), aPicture('two')] });
  const pictures = [aPicture('one'), aPicture('two'), aPicture('later')];
  expect(store().get()).toMatchObject({ text: 'first', pictures });
});

it('is none once nothing of it is left', () => {
  write(store(), { text: 'Hello' });
  write(store(), { pictures: [aPicture('one')] });
  write(store(), { text: '' });
  expect(store().get()).toMatchObject({ text: '', pictures: [aPicture('one')] });
  write(store(), { pictures: [] });
  expect(store().get()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('is read as it was kept before there could be several pictures, and written on', () => {
  const before = visitorDraft<{ text: string; picture: object | null }>('feed.oak.');
  before.set({ text: 'Hello', picture: kept('one') });
  const words = { picked: {}, replyTo: null, replyName: '', toGuests: false, poll: null, topic: null };
  const pictures = [{ ...kept('one'), id: 'first', alt: '' }];
  expect(draftIn(store())).toEqual({ text: 'Hello', pictures, ...words });
  write(store(), { text: 'Hello all' });
  expect(store().get()).toEqual({ text: 'Hello all', pictures, ...words });
  before.set({ text: 'Hello', picture: null });
  expect(draftIn(store())).toEqual({ text: 'Hello', pictures: [], ...words });
});

it('fits with six pictures and 200 characters for each', () => {
  const many = (count: number, letters: number) =>
    Array.from({ length: count }, (_, at) => aPicture(`${at}`, ` ${'x'.repeat(letters)} `));
  expect(arePicturesFit(many(6, 200))).toBe(true);
  expect(arePicturesFit(many(7, 0))).toBe(false);
  expect(arePicturesFit(many(1, 201))).toBe(false);
});
