import { afterEach, expect, it } from 'vitest';
import { forgetDrafts, visitorDraft } from '@/features/drafts';
import type { EntryOf } from '@/features/offline';
import { pictureOf } from '@/features/pictures';
import { type Draft, write } from '../model/draft';
import { restoreToComposer } from './restore-to-composer';

const entry = {
  ...{ uid: 'ana', since: new Date(0), refused: null, held: null, progress: null },
  ...{ isSent: false, isDiscarded: false, schoolId: 'oak' },
} as const;
const post: EntryOf<'post'> = {
  ...{ ...entry, kind: 'post', id: 'p1', feed: { schoolId: 'oak', groupId: 'chess' }, content: 'Who plays?' },
  ...{ picture: { blob: new Blob(['pixels'], { type: 'image/webp' }), name: 'board', width: 1, height: 2 } },
  imageUrl: 'https://pictures.test/board',
};
const ofPost = () => visitorDraft<Draft>('feed.oak.chess');

afterEach(forgetDrafts);

it('writes a post on where it was written, in front of what is there, with its picture', async () => {
  write(ofPost(), { text: 'On Mondays' });
  expect(await restoreToComposer(post, visitorDraft)).toBe(true);
  const draft = ofPost().get();
  expect(draft?.text).toBe('Who plays?\n\nOn Mondays');
  expect(draft?.picture).toMatchObject({ name: 'board', storedUrl: 'https://pictures.test/board' });
  const picture = draft?.picture && pictureOf(draft.picture);
  expect(picture).toEqual(post.picture);
  expect(await picture?.blob.text()).toBe('pixels');
});

it('lets no picture go for another one', async () => {
  await restoreToComposer(post, visitorDraft);
  const before = ofPost().get();
  expect(await restoreToComposer({ ...post, id: 'p2', content: 'Me' }, visitorDraft)).toBe(false);
  expect(ofPost().get()).toBe(before);
  expect(await restoreToComposer({ ...post, id: 'p3', content: 'Me', picture: null }, visitorDraft)).toBe(
    true,
  );
  expect(ofPost().get()).toEqual({ ...before, text: 'Me\n\nWho plays?' });
});

it('writes a comment on below its post', async () => {
  const comment = { ...entry, kind: 'comment', id: 'c1', postId: 'p1', content: 'I do' } as const;
  expect(await restoreToComposer(comment, visitorDraft)).toBe(true);
  expect(visitorDraft<Draft>('comments.oak.p1').get()).toEqual({ text: 'I do', picture: null });
});
