import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type Post, SYSTEM_AUTHOR } from '@/domain/entities/post';
import type { User } from '@/domain/entities/user';
import { aCommunity } from '@/features/reports/testing';
import { somePost } from './model/some-post';
import { openFeed } from './testing';

afterEach(() => sessionStorage.clear());

type Wishes = Parameters<typeof openFeed>[1];

const community = aCommunity();
const member: Partial<User> = { approvedSchools: ['school-1'] };
const comment = (authorId: string) => ({
  ...{ id: `c-${authorId}`, authorId, authorName: 'Cleo', profilePicUrl: null },
  ...{ content: 'Hi', createdAt: new Date(0) },
  ...{ replyTo: null, toGuests: false, mentions: {}, editedAt: null },
});

/** Opens the feed with this post, and says what its menu offers. */
async function menuOf(post: Partial<Post>, wishes: Wishes = {}) {
  const { user, tell, me } = await openFeed({}, { as: member, community, ...wishes });
  await tell([somePost({ authorId: 'ben', ...post })]);
  const trigger = screen.queryByRole('button', { name: 'More about this post' });
  if (!trigger) return { user, me, items: [] };
  await user.click(trigger);
  const items = await screen.findAllByRole('menuitem');
  return { user, me, items: items.map((item) => item.textContent) };
}

it('is offered on what others wrote, and opens the form', async () => {
  const { user, items } = await menuOf({});
  expect(items).toEqual(['Open this post', 'Copy link', 'Hide this post', 'Notifications…', 'Report…']);
  await user.click(screen.getByRole('menuitem', { name: 'Report…' }));
  expect(await screen.findByRole('dialog', { name: 'Report this post' })).toBeInTheDocument();
});

it.each<[string, Partial<Post>, Wishes]>([
  ['one’s own', { authorId: 'me' }, { as: { ...member, uid: 'me' } }],
  ['posts of the product itself', { authorId: SYSTEM_AUTHOR }, {}],
  ['posts of a school looked at from outside', {}, { outside: true, readOnly: true }],
  ['posts of a school that one is no member of', { schoolId: 'elm' }, {}],
  ['posts of the demo', {}, { kind: 'demo' }],
])('is not offered on %s', async (_, post, wishes) => {
  const { items } = await menuOf(post, wishes);
  expect(items).not.toContain('Report…');
});

const aboutComment = (name: string) =>
  screen.getByRole('button', { name: `More about the comment by ${name}` });
const entries = async () => (await screen.findAllByRole('menuitem')).map((item) => item.textContent);

it('stands in the menu of a comment of others, and not in that of one’s own', async () => {
  const { user, tell } = await openFeed({}, { as: { ...member, uid: 'me' }, community });
  const comments = [comment('ben'), { ...comment('me'), authorName: 'Ana' }];
  await tell([somePost({ comments, commentCount: 2 })]);
  await user.click(aboutComment('Ana'));
  expect(await entries()).toEqual(['Edit', 'Delete comment']);
  await user.keyboard('{Escape}');
  await user.click(aboutComment('Cleo'));
  expect(await entries()).toEqual(['Report…']);
  await user.click(screen.getByRole('menuitem', { name: 'Report…' }));
  expect(await screen.findByRole('dialog', { name: 'Report this comment' })).toBeInTheDocument();
});

it('stands beside the other acts at a comment that an admin of the school reads', async () => {
  const { user, tell } = await openFeed({}, { as: { ...member, isAdmin: true } });
  await tell([somePost({ comments: [comment('ben')], commentCount: 1 })]);
  await user.click(aboutComment('Cleo'));
  expect(await entries()).toEqual(['Report…', 'Hide or remove...', 'Delete comment']);
  await user.click(screen.getByRole('menuitem', { name: 'Delete comment' }));
  expect(await screen.findByText('Delete this comment?')).toBeInTheDocument();
});

it('is not offered at comments of a school looked at from outside', async () => {
  const { user, tell } = await openFeed(
    {},
    { as: { ...member, isAdmin: true }, outside: true, readOnly: true },
  );
  await tell([somePost({ comments: [comment('ben')], commentCount: 1 })]);
  await user.click(aboutComment('Cleo'));
  expect(await entries()).toEqual(['Delete comment']);
});

it('has no menu at comments of the demo', async () => {
  const { tell } = await openFeed({}, { kind: 'demo' });
  await tell([somePost({ comments: [comment('ben')], commentCount: 1 })]);
  expect(screen.queryByRole('button', { name: /the comment by/ })).not.toBeInTheDocument();
});
