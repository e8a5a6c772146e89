import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { PostsPort } from '@/backend/ports/posts';
import { author, comment, fails, post, server, soon, tab, write } from './testing';

const renamed = { ...author, firstName: 'Anna' };
const authorOf = async () => renamed;

describe('what is signed', () => {
  it('is signed anew where the directory knows its author differently by now', async () => {
    const create: PostsPort['create'] = async (one) => {
      if (one.author.firstName !== 'Anna') throw new BackendError('permission-denied');
      await write(one.id, one);
    };
    await expect(tab({ posts: { create, authorOf } }).send(post)).resolves.toBe('sent');
    expect(server.get('p1')).toMatchObject({ content: 'Hello', author: renamed });
  });

  it('is refused for good where that does not help', async () => {
    const create = vi.fn(fails('permission-denied'));
    const refused = { code: 'permission-denied' };
    await expect(tab({ posts: { create, authorOf } }).send(post)).rejects.toMatchObject(refused);
    expect(create).toHaveBeenCalledTimes(2);
  });

  it('is refused with its own reason where its author may not even be asked for', async () => {
    const create = vi.fn(fails('permission-denied'));
    const outbox = tab({ posts: { create, authorOf: fails('unauthenticated') } });
    await expect(outbox.send(post)).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('goes on as soon as its author can be asked for', async () => {
    const create = vi.fn<PostsPort['create']>().mockRejectedValueOnce(new BackendError('permission-denied'));
    const outbox = tab({ posts: { create, authorOf: fails('unavailable') } });
    await expect(outbox.send(post)).resolves.toBe('waits');
    await soon(() => expect(outbox.get()).toMatchObject([{ isSent: true, refused: null }]));
    expect(create).toHaveBeenCalledTimes(2);
  });

  it('is refused at once where the directory knows its author as they signed, or not at all', async () => {
    for (const known of [author, null]) {
      const create = vi.fn(fails('permission-denied'));
      const outbox = tab({ comments: { create }, posts: { authorOf: async () => known } });
      await expect(outbox.send(comment)).rejects.toMatchObject({ code: 'permission-denied' });
      expect(create).toHaveBeenCalledTimes(1);
    }
  });
});
