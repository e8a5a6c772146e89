import { describe, expect, test } from 'vitest';
import { db } from './support/admin.ts';
import { deliveringAgain } from './support/control.ts';
import { afterAllEvents, eventually } from './support/eventually.ts';
import { createListed, moderate } from './support/moderation.ts';
import { arrangePost, block, comment, markRead, onlyOf, typesOf } from './support/notifications.ts';
import { edit, notificationsOf, readPost, setLiked } from './support/posts.ts';
import { afterAllRetries, failingFirst } from './support/retries.ts';

const commentPath = (postId: string, id: string) => `posts/${postId}/comments/${id}`;
const PICTURE = 'https://example.test/o/picture.jpg';

describe('comments on a post', () => {
  test('are one notification, which names the last and leads to the newest', async () => {
    const { school, author, ana, ben, cleo, postId } = await arrangePost({ pictures: [PICTURE] });
    await db.doc(`users/${cleo.uid}`).update({ profilePicUrl: 'https://example.test/cleo.jpg' });
    let newest = '';
    for (const one of [ana, ben, cleo])
      newest = await afterAllEvents(() => comment(postId, one, `I am ${one.firstName}\nand glad`));
    await afterAllEvents(async () =>
      expect(await notificationsOf(author.uid)).toEqual([
        expect.objectContaining({
          id: `comments_${postId}_${author.uid}`,
          type: 'comment',
          actorId: cleo.uid,
          actorName: 'Cleo C',
          message: 'Cleo C and 2 others commented on your post.',
          count: 3,
          actors: [
            { id: cleo.uid, name: 'Cleo C', profilePicUrl: 'https://example.test/cleo.jpg' },
            { id: ben.uid, name: 'Ben B', profilePicUrl: null },
            { id: ana.uid, name: 'Ana A', profilePicUrl: null },
          ],
          quote: 'I am Cleo and glad',
          imageUrl: PICTURE,
          commentId: newest,
          link: `/post/${postId}?comment=${newest}`,
          schoolId: school.id,
          groupId: null,
          ...{ app: true, mail: 'off', read: false },
        }),
      ]),
    );
  });

  test('sixty in a minute are one notification, also when each event comes twice', async () => {
    const { author, ana, ben, cleo, postId } = await arrangePost();
    const people = [ana, ben, cleo];
    await deliveringAgain('created', 2, () =>
      Promise.all(
        Array.from({ length: 60 }, (_, at) => comment(postId, people[at % 3] ?? ana, `Comment ${at}`)),
      ),
    );
    const told = await onlyOf(author, 'comment');
    expect(told).toMatchObject({ count: 3, read: false });
    const newest = db.collection(`posts/${postId}/comments`).orderBy('createdAt', 'desc').limit(1);
    expect(told.commentId).toBe((await newest.get()).docs[0]?.id);
    expect(await readPost(postId)).toMatchObject({ commentCount: 60 });
  }, 120_000);

  test('become news again with a further one, and with nothing else', async () => {
    const { author, ana, ben, postId } = await arrangePost();
    const first = await afterAllEvents(() => comment(postId, ana));
    const before = await afterAllEvents(() => onlyOf(author, 'comment'));
    await markRead(before);
    await deliveringAgain('updated', 2, () => edit(commentPath(postId, first), { content: 'Very nice' }));
    expect(await onlyOf(author, 'comment')).toMatchObject({
      ...{ read: true, version: before.version, quote: 'Very nice' },
    });
    await afterAllEvents(() => comment(postId, ben, 'Me too'));
    const after = await afterAllEvents(() => onlyOf(author, 'comment'));
    expect(after).toMatchObject({ read: false, count: 2, quote: 'Me too' });
    expect(after.version).toBe(Number(before.version) + 1);
  });

  test('that are told late and out of order end right, and ring once', async () => {
    const { author, ana, ben, postId } = await arrangePost();
    await failingFirst('functions.invoke', 1, () => comment(postId, ana, 'First'));
    await comment(postId, ben, 'Second');
    // The first waits to be delivered again.
    const before = await eventually(async () => {
      const told = await onlyOf(author, 'comment');
      expect(told).toMatchObject({ count: 2, quote: 'Second' });
      return told;
    });
    await markRead(before);
    await afterAllRetries(async () =>
      expect(await onlyOf(author, 'comment')).toMatchObject({ read: true, version: before.version }),
    );
  });

  test.each([2, 3, 4])('are told once when step %i of the work fails, and comes again', async (nth) => {
    const { author, ana, postId } = await arrangePost();
    await failingFirst('firestore.commit', nth, () => comment(postId, ana, 'First'));
    await afterAllRetries(async () =>
      expect(await notificationsOf(author.uid)).toMatchObject([{ count: 1, quote: 'First', read: false }]),
    );
    const before = await onlyOf(author, 'comment');
    await markRead(before);
    await afterAllRetries(async () =>
      expect(await onlyOf(author, 'comment')).toMatchObject({ read: true, version: before.version }),
    );
  });

  test('tell of fewer in silence as they go, and of none once all are gone', async () => {
    const { author, ana, ben, postId } = await arrangePost();
    const first = await afterAllEvents(() => comment(postId, ana, 'First'));
    const second = await afterAllEvents(() => comment(postId, ben, 'Second'));
    const before = await afterAllEvents(() => onlyOf(author, 'comment'));
    await markRead(before);
    await db.doc(commentPath(postId, second)).delete();
    await afterAllEvents(async () =>
      expect(await onlyOf(author, 'comment')).toMatchObject({
        ...{ read: true, version: before.version, count: 1, actorId: ana.uid, quote: 'First' },
        ...{ message: 'Ana A commented on your post.', commentId: first },
      }),
    );
    await db.doc(commentPath(postId, first)).delete();
    await afterAllEvents(async () => expect(await typesOf(author)).toEqual([]));
    // Another one is news, and rings.
    await comment(postId, ben, 'Third');
    const after = await afterAllEvents(() => onlyOf(author, 'comment'));
    expect(after).toMatchObject({ read: false, quote: 'Third' });
    expect(Number(after.version)).toBeGreaterThan(Number(before.version));
  });

  test('go on without whom their reader blocks', async () => {
    const { author, ana, ben, postId } = await arrangePost();
    await afterAllEvents(() => comment(postId, ana, 'First'));
    await afterAllEvents(() => comment(postId, ben, 'Second'));
    await block(author, ben);
    await afterAllEvents(async () =>
      expect(await onlyOf(author, 'comment')).toMatchObject({ count: 1, actorId: ana.uid, quote: 'First' }),
    );
    await block(author, ana);
    await afterAllEvents(async () => expect(await typesOf(author)).toEqual([]));
  });

  test('show a changed name and picture, read as they were', async () => {
    const { author, ana, ben, postId } = await arrangePost();
    await afterAllEvents(() => comment(postId, ana));
    await afterAllEvents(() => comment(postId, ben));
    await markRead(await afterAllEvents(() => onlyOf(author, 'comment')));
    const profilePicUrl = 'https://example.test/ana.jpg';
    await db.doc(`users/${ana.uid}`).update({ firstName: 'Anna', profilePicUrl });
    await afterAllEvents(async () =>
      expect(await onlyOf(author, 'comment')).toMatchObject({
        read: true,
        actors: [{ name: 'Ben B' }, { name: 'Anna A', profilePicUrl }],
      }),
    );
  });

  test('of a post that is out of sight show its picture no more', async () => {
    const { school, author, ana, postId } = await arrangePost({ pictures: [PICTURE] });
    const moderator = await createListed(school, { isModerator: true });
    await afterAllEvents(() => comment(postId, ana));
    const target = { kind: 'post' as const, id: postId, schoolId: school.id };
    await moderate(moderator, target, { act: 'hide' });
    await afterAllEvents(async () =>
      expect(await onlyOf(author, 'comment')).toMatchObject({ imageUrl: null }),
    );
  });
});

describe('replies to a comment', () => {
  test('are one notification beside that of the post’s author', async () => {
    const { author, ana, ben, cleo, postId } = await arrangePost();
    const question = await afterAllEvents(() => comment(postId, ana, 'When?'));
    await afterAllEvents(() => comment(postId, ben, 'At ten', question));
    const last = await afterAllEvents(() => comment(postId, cleo, 'At eleven', question));
    await afterAllEvents(async () => {
      expect(await notificationsOf(ana.uid)).toMatchObject([
        {
          id: `replies_${postId}_${question}`,
          type: 'reply',
          message: 'Cleo C and 1 other replied to your comment.',
          link: `/post/${postId}?comment=${last}`,
        },
      ]);
      expect(await onlyOf(author, 'comment')).toMatchObject({ count: 3 });
    });
    await db.doc(commentPath(postId, question)).delete();
    await afterAllEvents(async () => expect(await typesOf(ana)).toEqual([]));
  });
});

describe('likes of a post', () => {
  test('are one notification, which goes with the last', async () => {
    const { author, ana, ben, postId } = await arrangePost();
    await afterAllEvents(() => setLiked(postId, ana.uid, true));
    await afterAllEvents(() => setLiked(postId, ben.uid, true));
    const before = await afterAllEvents(() => onlyOf(author, 'like'));
    expect(before).toMatchObject({
      ...{ id: `likes_${postId}_${author.uid}`, count: 2, quote: 'Hello' },
      message: 'Ben B and 1 other liked your post.',
    });
    await markRead(before);
    await setLiked(postId, ben.uid, false);
    await afterAllEvents(async () =>
      expect(await onlyOf(author, 'like')).toMatchObject({
        ...{ count: 1, actorId: ana.uid, read: true, version: before.version },
      }),
    );
    await setLiked(postId, ana.uid, false);
    await afterAllEvents(async () => expect(await typesOf(author)).toEqual([]));
  });

  test('of which an event comes again leave it read', async () => {
    const { author, ana, ben, postId } = await arrangePost();
    await afterAllEvents(() => setLiked(postId, ana.uid, true));
    await deliveringAgain('updated', 3, () => setLiked(postId, ben.uid, true));
    const before = await onlyOf(author, 'like');
    await markRead(before);
    // Another change of the post, as a preview is.
    await afterAllEvents(() => db.doc(`posts/${postId}`).update({ commentCount: 0 }));
    expect(await onlyOf(author, 'like')).toMatchObject({ read: true, version: before.version });
  });

  test('quote the post as it is', async () => {
    const { author, ana, postId } = await arrangePost();
    await afterAllEvents(() => setLiked(postId, ana.uid, true));
    await edit(`posts/${postId}`, { content: 'Goodbye' });
    await afterAllEvents(async () =>
      expect(await onlyOf(author, 'like')).toMatchObject({ quote: 'Goodbye' }),
    );
  });
});
