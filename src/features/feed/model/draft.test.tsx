import { afterEach, expect, it } from 'vitest';
import { forgetDrafts, visitorDraft } from '@/features/drafts';
import { type Draft, type DraftPicture, restoreDraft, write } from './draft';

const aPicture = (name: string): DraftPicture => ({
  ...{ blob: { coded: { type: 'image/webp', base64: '' } }, name, width: 1, height: 1 },
  storedUrl: null,
});
const store = () => visitorDraft<Draft>('feed.oak.');

afterEach(forgetDrafts);

it('takes a text of before in front of what is being written', () => {
  write(store(), { text: 'second' });
  restoreDraft(store(), 'first', aPicture('one'));
  expect(store().get()).toEqual({ text: 'first\n\nsecond', picture: aPicture('one') });
});

it('keeps a picture chosen since another came back', () => {
  write(store(), { picture: aPicture('later') });
  restoreDraft(store(), 'first', aPicture('one'));
  expect(store().get()).toEqual({ text: 'first', picture: aPicture('later') });
});

it('is none once nothing of it is left', () => {
  write(store(), { text: 'Hello' });
  write(store(), { picture: aPicture('one') });
  write(store(), { text: '' });
  expect(store().get()).toEqual({ text: '', picture: aPicture('one') });
  write(store(), { picture: null });
  expect(store().get()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});
