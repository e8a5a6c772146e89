import { expect, it, vi } from 'vitest';
import {
  aMoment,
  author,
  commentEdit,
  fails,
  kept,
  later,
  leave,
  left,
  never,
  postEdit,
  server,
  soon,
  tab,
  written,
} from './testing';

it('reaches the port of what is changed', async () => {
  const [edit, editComment] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  const outbox = tab({ posts: { edit }, comments: { edit: editComment } });
  await outbox.send({ ...postEdit, mentions: { ben: 'Ben' } });
  await outbox.send(commentEdit);
  expect(edit.mock.calls).toEqual([['p1', author, { content: 'Hello all', mentions: { ben: 'Ben' } }]]);
  expect(editComment.mock.calls).toEqual([['p1', { id: 'c1', uid: 'ana' }, { content: 'No', mentions: {} }]]);
});

it('is replaced by a later change of the same text, and by that alone', async () => {
  const outbox = tab({}, { isOffline: () => true, online: never });
  await outbox.send(postEdit);
  await outbox.send(commentEdit);
  await outbox.send(later(postEdit, 1, { content: 'Hello to all' }));
  expect(outbox.get()).toMatchObject([{ content: 'No' }, { content: 'Hello to all' }]);
  expect([...kept.keys()]).toEqual(['edit_p1_', 'edit_p1_c1']);
});

it('is written once by whichever tab takes it up', async () => {
  leave(left(postEdit));
  await Promise.all([tab().resume(), tab().resume()]);
  await soon(() => expect(kept.size).toBe(0));
  expect(written).toEqual([{ content: 'Hello all', mentions: {} }]);
});

it('is written again when its answer was lost, which changes nothing', async () => {
  const edit = vi.fn(fails('unavailable')).mockImplementationOnce(fails('deadline-exceeded'));
  edit.mockImplementation(async () => undefined as never);
  const outbox = tab({ posts: { edit } });
  await outbox.send(postEdit);
  await soon(() => expect(outbox.get()).toMatchObject([{ isSent: true }]));
  expect(edit).toHaveBeenCalledTimes(2);
});

it('does not wait for others of the same post', async () => {
  const slow = aMoment();
  const outbox = tab({ posts: { edit: slow.when } });
  const first = outbox.send(postEdit);
  await expect(outbox.send(later(commentEdit, 1))).resolves.toBe('sent');
  slow.come();
  await expect(first).resolves.toBe('sent');
});

it('is not written once it is stopped, and can’t be taken back once it was', async () => {
  const outbox = tab({}, { isOffline: () => true, online: never });
  await outbox.send(postEdit);
  await expect(outbox.discard('edit_p1_')).resolves.toBe('gone');
  expect(written).toEqual([]);
  const online = tab();
  await online.send(postEdit);
  await expect(online.discard('edit_p1_')).resolves.toBe('was-sent');
  expect(server.get('p1')).toMatchObject({ content: 'Hello all' });
});

it('is given back when it is refused at once, and stays with the reason after a wait', async () => {
  const refused = { posts: { edit: fails('permission-denied') } };
  await expect(tab(refused).send(postEdit)).rejects.toMatchObject({ code: 'permission-denied', urls: [] });
  expect(kept.size).toBe(0);
  leave(left(postEdit));
  const outbox = tab(refused);
  await outbox.resume();
  await soon(() => expect(outbox.get()).toMatchObject([{ kind: 'edit', refused: 'permission-denied' }]));
});
