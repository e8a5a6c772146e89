import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { PostsPort } from '@/backend/ports/posts';
import { TOPICS } from '@/domain/topics';
import { forgetDrafts } from '@/features/drafts';
import { somePost } from './model/some-post';
import { openFeed } from './testing';
import { NoPosts, TopicFilter, TopicSelect } from './topics';

beforeAll(async () => {
  await Promise.all([
    ...[TopicSelect, TopicFilter, NoPosts].map((part) => part.preload()),
    import('./marks/post-marks'),
    import('./editing/edited-words'),
    import('./post/post-menu'),
    import('@/ui/menu-panel'),
  ]);
});
afterEach(() => {
  forgetDrafts();
  sessionStorage.clear();
});

const box = () => screen.getByLabelText<HTMLTextAreaElement>('What would you like to share or ask?');
const about = () => screen.findByLabelText<HTMLSelectElement>('Topic');

async function begin(calls: Partial<PostsPort> = {}, wishes: Parameters<typeof openFeed>[1] = {}) {
  const opened = await openFeed(calls, wishes);
  await opened.tell([]);
  await opened.user.click(box());
  await opened.user.selectOptions(await about(), 'lost-found');
  await opened.user.type(box(), 'One blue glove');
  return opened;
}

describe('the topic of a post', () => {
  it('is chosen among six, goes out with it, and the next post has none', async () => {
    const create = vi.fn<PostsPort['create']>(async () => undefined);
    const { user } = await begin({ create });
    const names = within(await about()).getAllByRole('option');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      ...['No topic', 'Question', 'Offer', 'Lost & found', 'Recommendation', 'Event', 'News'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    expect(create.mock.lastCall?.[0]).toMatchObject({ content: 'One blue glove', topic: 'lost-found' });
    await user.click(box());
    expect(await about()).toHaveValue('');
  });

  it('comes back with a post that the server refuses', async () => {
    const create = vi.fn<PostsPort['create']>().mockRejectedValue(new BackendError('permission-denied'));
    const { user } = await begin({ create });
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(box()).toHaveValue('One blue glove'));
    expect(await about()).toHaveValue('lost-found');
  });

  it('keeps the composer open where nothing else was written', async () => {
    const { user } = await begin();
    await user.clear(box());
    await user.click(document.body);
    expect(await about()).toHaveValue('lost-found');
  });

  it.each(TOPICS)('%s is named on the card, with a sign', async (topic) => {
    const { tell } = await openFeed();
    await tell([somePost({ topic })]);
    const card = screen.getByRole('article');
    const badge = await waitFor(() => {
      const found = card.querySelector(`.topic-${topic}`);
      expect(found).not.toBeNull();
      return found as Element;
    });
    expect(badge.textContent?.length).toBeGreaterThan(3);
    expect(badge.querySelector('svg')).toHaveAttribute('aria-hidden');
  });

  it('of a later release is left out', async () => {
    const { tell } = await openFeed();
    await tell([somePost({ topic: 'weather' })]);
    expect(screen.getByText('Hello')).toBeInTheDocument();
    expect(document.querySelector('.topic')).toBeNull();
  });

  it('is changed with the words, or alone', async () => {
    const edit = vi.fn<PostsPort['edit']>().mockResolvedValue();
    const { user, me, tell } = await openFeed({ edit });
    await tell([somePost({ authorId: me.uid, schoolId: 'maple', topic: 'news' })]);
    await user.click(screen.getByRole('button', { name: 'More about this post' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const card = within(screen.getByRole('article'));
    const topic = await card.findByLabelText('Topic');
    expect(topic).toHaveValue('news');
    await user.selectOptions(topic, 'No topic');
    await user.click(card.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(edit).toHaveBeenCalledOnce());
    expect(edit.mock.lastCall?.[2]).toEqual({ content: 'Hello', mentions: {}, topic: null });
  });
});

describe('a feed about one topic', () => {
  it('asks for that alone, and says when there is none', async () => {
    const { user, tell, watchNewest } = await openFeed({}, { topic: 'question' });
    expect(watchNewest.mock.lastCall?.[0]).toEqual({ schoolId: 'maple', groupId: null, topic: 'question' });
    await tell([]);
    expect(await screen.findByText('No questions yet.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show all posts' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all posts' }));
    await tell([somePost({ topic: 'question' })]);
    expect(screen.queryByText('No questions yet.')).not.toBeInTheDocument();
  });

  it('shows one’s own post on its way only where it is about that', async () => {
    const create = vi.fn<PostsPort['create']>(() => new Promise(() => undefined));
    const { user, server } = await begin({ create }, { topic: 'question' });
    await server.become('offline');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(box()).toHaveValue(''));
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});
