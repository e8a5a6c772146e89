import { afterEach, expect, it } from 'vitest';
import { forgetDrafts, visitorDraft } from '@/features/drafts';
import type { EntryOf } from '@/features/offline';
import { pictureOf } from '@/features/pictures';
import { type Draft, draftIn, write } from '../model/draft';
import { restoreToComposer } from './restore-to-composer';

const entry = {
  ...{ uid: 'ana', since: new Date(0), refused: null, held: null, progress: null },
  ...{ isSent: false, isDiscarded: false, schoolId: 'oak' },
} as const;
const post: EntryOf<'post'> = {
  ...{ ...entry, kind: 'post', id: 'p1', feed: { schoolId: 'oak', groupId: 'chess' }, content: 'Who plays?' },
  mentions: {},
  poll: null,
  topic: null,
  pictures: ['board', 'pieces'].map((name) => ({
    ...{ blob: new Blob([name], { type: 'image/webp' }), name, width: 1, height: 2, alt: `The ${name}` },
    url: name === 'board' ? 'https://pictures.test/board' : null,
  })),
};
const ofPost = () => visitorDraft<Draft>('feed.oak.chess');

afterEach(forgetDrafts);

it('writes a post on where it was written, in front of what is there, with its pictures', async () => {
  write(ofPost(), { text: 'On Mondays' });
  expect(await restoreToComposer(post, visitorDraft)).toBe(true);
  const { text, pictures } = draftIn(ofPost());
  expect(text).toBe('Who plays?\n\nOn Mondays');
  expect(pictures).toMatchObject([
    { name: 'board', alt: 'The board', storedUrl: 'https://pictures.test/board' },
    { name: 'pieces', alt: 'The pieces', storedUrl: null },
  ]);
  expect(await Promise.all(pictures.map((one) => pictureOf(one).blob.text()))).toEqual(['board', 'pieces']);
});

it('lets no picture go for another one', async () => {
  for (const id of ['p1', 'p2', 'p3'])
    expect(await restoreToComposer({ ...post, id, content: id }, visitorDraft)).toBe(true);
  const before = ofPost().get();
  expect(draftIn(ofPost()).pictures).toHaveLength(6);
  expect(await restoreToComposer({ ...post, id: 'p4', content: 'Me' }, visitorDraft)).toBe(false);
  expect(ofPost().get()).toBe(before);
  expect(await restoreToComposer({ ...post, id: 'p5', content: 'Me', pictures: [] }, visitorDraft)).toBe(
    true,
  );
  expect(ofPost().get()).toEqual({ ...before, text: 'Me\n\np3\n\np2\n\np1' });
});

it('writes a comment on below its post', async () => {
  const comment: EntryOf<'comment'> = {
    ...{ ...entry, kind: 'comment', id: 'c1', postId: 'p1', content: 'I do' },
    ...{ mentions: {}, replyTo: null, toGuests: false },
  };
  expect(await restoreToComposer(comment, visitorDraft)).toBe(true);
  expect(visitorDraft<Draft>('comments.oak.p1').get()).toMatchObject({ text: 'I do', pictures: [] });
});

it('knows again whom a text mentions, with those who were picked since', async () => {
  write(ofPost(), { text: '@Cy Bo', picked: { cy: 'Cy Bo' } });
  const mentioning = { ...post, content: '@Ben Fox', mentions: { ben: 'Ben Fox' }, pictures: [] };
  expect(await restoreToComposer(mentioning, visitorDraft)).toBe(true);
  expect(draftIn(ofPost())).toMatchObject({
    text: '@Ben Fox\n\n@Cy Bo',
    picked: { ben: 'Ben Fox', cy: 'Cy Bo' },
  });
});
