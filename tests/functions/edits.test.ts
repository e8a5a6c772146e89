import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { db } from './support/admin.ts';
import { deliveringAgain } from './support/control.ts';
import { afterAllEvents, eventually } from './support/eventually.ts';
import { createMember, createSchool } from './support/people.ts';
import { createComment, createPost, edit, readPost, revisionsOf, setLiked } from './support/posts.ts';
import { afterAllRetries, failingFirst } from './support/retries.ts';

async function arrange() {
  const school = await createSchool();
  const [author, other] = [await createMember(school), await createMember(school)];
  const postId = await createPost(author, school);
  const post = `posts/${postId}`;
  const comment = `${post}/comments/${await createComment(postId, other)}`;
  return { school, author, other, postId, post, comment };
}

/** As a Date holds it. */
const toMillisecond = (at: Timestamp) => Timestamp.fromDate(at.toDate());

/** Puts a document out of sight as moderation does. */
async function hide(path: string, schoolId: string): Promise<void> {
  const kind = path.split('/').length === 2 ? 'post' : 'comment';
  const key = [kind, ...path.split('/').filter((_, at) => at % 2 === 1)].join('_');
  const document = db.doc(path);
  const data = (await document.get()).data();
  await db.doc(`_hiddenContent/${key}`).set({
    ...{ kind, schoolId, caseId: 'x', path, authorId: data?.authorId, pictures: [], data },
    ...{ hiddenAt: Timestamp.now(), finalAt: null },
  });
  await document.delete();
}

describe.each([
  ['post', 'Hello'],
  ['comment', 'Nice'],
] as const)('a changed %s', (kind, first) => {
  test('keeps what it said before, each once although the events come three times', async () => {
    const arranged = await arrange();
    const path = arranged[kind];
    const before = await db.doc(path).get();
    const changes: Timestamp[] = [];
    for (const content of ['Second', 'Third']) {
      await deliveringAgain('updated', 3, () => edit(path, { content }));
      changes.push((await db.doc(path).get()).get('editedAt') as Timestamp);
    }
    const of = { schoolId: arranged.school.id, authorId: before.get('authorId') as string };
    const [made, firstChange, secondChange] = [before.get('createdAt') as Timestamp, ...changes].map(
      toMillisecond,
    );
    expect(await revisionsOf(path)).toEqual([
      { ...of, content: first, writtenAt: made, replacedAt: firstChange },
      { ...of, content: 'Second', writtenAt: firstChange, replacedAt: secondChange },
    ]);
  });

  test('keeps nothing when only whom it mentions has changed', async () => {
    const { [kind]: path } = await arrange();
    await edit(path, { mentions: { somebody: 'Ann' } });
    await afterAllEvents(async () => expect(await revisionsOf(path)).toEqual([]));
  });

  test('keeps nothing when somebody else than its author has written on it', async () => {
    const { [kind]: path, author, other, postId } = await arrange();
    await setLiked(postId, other.uid, true);
    await db.doc(path).update({ content: 'Imported' });
    for (const { uid } of [author, other]) await db.doc(`users/${uid}`).update({ firstName: 'Anna' });
    await afterAllEvents(async () => {
      expect((await db.doc(path).get()).get('authorName')).toBe('Anna Silva');
      expect(await revisionsOf(path)).toEqual([]);
    });
  });

  test('keeps what it said also when it is out of sight before the event comes', async () => {
    const { [kind]: path, school } = await arrange();
    await failingFirst('functions.invoke', 1, () => edit(path, { content: 'Second' }));
    await hide(path, school.id);
    await afterAllRetries(async () =>
      expect(await revisionsOf(path)).toMatchObject([{ content: first, schoolId: school.id }]),
    );
  });

  test('leaves nothing behind when it is deleted before the event comes', async () => {
    const { [kind]: path } = await arrange();
    await failingFirst('functions.invoke', 1, () => edit(path, { content: 'Second' }));
    await db.doc(path).delete();
    await afterAllRetries(async () => expect(await revisionsOf(path)).toEqual([]));
  });

  test('keeps what it said before for whoever its author is by then', async () => {
    const { [kind]: path } = await arrange();
    await failingFirst('functions.invoke', 1, () => edit(path, { content: 'Second' }));
    await db.doc(path).update({ authorId: 'former-parent' });
    await afterAllRetries(async () =>
      expect(await revisionsOf(path)).toMatchObject([{ content: first, authorId: 'former-parent' }]),
    );
  });
});

test('a changed comment keeps what it said also while its post is out of sight', async () => {
  const { post, comment, school } = await arrange();
  await failingFirst('functions.invoke', 1, () => edit(comment, { content: 'Second' }));
  await hide(post, school.id);
  await afterAllRetries(async () =>
    expect(await revisionsOf(comment)).toMatchObject([{ content: 'Nice', schoolId: school.id }]),
  );
});

test('a changed comment is shown so on its post, with whom it mentions and when it was changed', async () => {
  const { post, comment, postId } = await arrange();
  await edit(comment, { content: 'Second' });
  const shown = async () => (await db.doc(post).get()).get('comments') as unknown[];
  await eventually(async () => expect(await shown()).toMatchObject([{ content: 'Second' }]));
  await edit(comment, { mentions: { somebody: 'Ann' } });
  const { editedAt } = (await db.doc(comment).get()).data() as { editedAt: Timestamp };
  await afterAllEvents(async () =>
    expect(await shown()).toMatchObject([
      {
        ...{ content: 'Second', mentions: { somebody: 'Ann' }, replyTo: null },
        editedAt: toMillisecond(editedAt),
      },
    ]),
  );
  expect((await readPost(postId)).commentCount).toBe(1);
});
