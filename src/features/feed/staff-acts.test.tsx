import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { CasesPort } from '@/backend/ports/cases';
import type { Comment } from '@/domain/entities/post';
import type { User } from '@/domain/entities/user';
import { forgetDrafts } from '@/features/drafts';
import { aModerator, DEFAULT_COMMUNITY } from '@/features/moderation/testing';
import { aMember, renderSignedIn } from '@/features/session/testing';
import type { FeedOptions } from './model/feed-options';
import { somePost } from './model/some-post';
import { PostCard } from './post/post-card';

afterEach(forgetDrafts);

const comment: Comment = {
  ...{ id: 'c1', authorId: 'ben', authorName: 'Ben Silva', profilePicUrl: null },
  ...{ content: 'Buy at my shop', createdAt: new Date() },
  ...{ replyTo: null, toGuests: false, mentions: {}, editedAt: null },
};
const post = somePost({
  ...{ id: 'p1', schoolId: 'oak', authorId: 'ben', content: 'Sale!' },
  ...{ comments: [comment], commentCount: 1 },
});

async function open(user: User, options: FeedOptions = {}) {
  const moderate = vi.fn<CasesPort['moderate']>(() => Promise.resolve());
  const onDeleted = vi.fn();
  const { user: person } = await renderSignedIn(
    <PostCard post={post} options={options} onDeleted={onDeleted} />,
    { cases: { moderate }, community: DEFAULT_COMMUNITY, posts: {}, comments: {} },
    user,
  );
  const openMenu = async () => {
    await person.click(screen.getByRole('button', { name: 'More about this post' }));
    await screen.findByRole('menuitem', { name: 'Copy link' });
  };
  const hide = async () => {
    await person.click(await screen.findByRole('radio', { name: 'Hide' }));
    await person.selectOptions(screen.getByLabelText('Which rule does it break?'), 'No advertising');
    await person.click(screen.getByRole('button', { name: 'Decide' }));
    const question = await screen.findByRole('alertdialog');
    await person.click(within(question).getByRole('button', { name: 'Hide' }));
  };
  return { person, moderate, onDeleted, openMenu, hide };
}
const hidden = { act: 'hide', days: null, ruleId: 'advertising', words: null };
const item = () => screen.queryByRole('menuitem', { name: 'Hide or remove...' });
const aboutComment = () => screen.queryByRole('button', { name: 'More about the comment by Ben Silva' });

it('lets a moderator act on a post, which leaves its page', async () => {
  const { person, moderate, onDeleted, openMenu, hide } = await open(aModerator());
  await openMenu();
  await person.click(item() as HTMLElement);
  await hide();
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  expect(moderate.mock.calls).toEqual([[{ target: { kind: 'post', id: 'p1', schoolId: 'oak' }, ...hidden }]]);
});

it('lets a moderator act on a comment', async () => {
  const { person, moderate, onDeleted, hide } = await open(aModerator());
  await person.click(aboutComment() as HTMLElement);
  await person.click(await screen.findByRole('menuitem', { name: 'Hide or remove...' }));
  await hide();
  await waitFor(() =>
    expect(moderate.mock.calls).toEqual([
      [{ target: { kind: 'comment', id: 'c1', postId: 'p1', schoolId: 'oak' }, ...hidden }],
    ]),
  );
  expect(onDeleted).not.toHaveBeenCalled();
});

it.each([
  ['a parent', aMember(), {}],
  ['an admin who looks as a parent does', aModerator({ isAdmin: true }), { keepAll: true }],
])('offers nothing of it to %s', async (_who, user, options) => {
  const { openMenu, person } = await open(user, options);
  await person.click(aboutComment() as HTMLElement);
  await screen.findByRole('menuitem', { name: 'Report…' });
  expect(item()).not.toBeInTheDocument();
  await person.keyboard('{Escape}');
  await openMenu();
  expect(item()).not.toBeInTheDocument();
});
