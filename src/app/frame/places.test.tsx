import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aUser } from '@/backend/testing';
import { renderUi } from '@/ui/testing';
import { Places } from './places';

const open = (props: Partial<Parameters<typeof Places>[0]> = {}, route = '/dashboard') => {
  const calls = { onWrite: vi.fn(), onAgain: vi.fn() };
  return { ...renderUi(<Places user={aUser()} isMember {...calls} {...props} />, { route }), ...calls };
};
const links = () => screen.queryAllByRole('link').map((link) => link.textContent);
const MEMBERS = ['Home', 'Events', 'Groups', 'People', 'Parent Assistant', 'Invite parents'];

it.each([
  ['a member', { isMember: true }, {}, MEMBERS],
  ['a moderator', { isMember: true }, { isModerator: true }, [...MEMBERS, 'Join requests', 'Moderator']],
  ['an admin without a school', { isMember: false }, { isAdmin: true }, ['Join requests', 'Admin']],
  ['whoever belongs to no school', { isMember: false }, {}, []],
])('has the places of %s', (_, props, fields, expected) => {
  open({ user: aUser(fields), ...props });
  expect(links()).toEqual(expected);
});

it('tells a reviewer how many requests wait', () => {
  open({ user: aUser({ isModerator: true }), waiting: 3 });
  expect(screen.getByRole('link', { name: 'Join requests 3 to review' })).toBeInTheDocument();
});

it('marks where one is, and takes another press of it for a wish to see it afresh', async () => {
  const { user, onAgain } = open({}, '/events');
  const here = screen.getByRole('link', { name: 'Events' });
  expect(here).toHaveAttribute('aria-current', 'page');
  await user.click(here);
  expect(onAgain).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('link', { name: 'Groups' }));
  expect(onAgain).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Groups' })).toHaveAttribute('aria-current', 'page');
});

it('opens where posts are written', async () => {
  const { user, onWrite } = open();
  const nav = within(screen.getByRole('navigation', { name: 'Places' }));
  // One on a phone, one in the rail.
  for (const button of nav.getAllByRole('button', { name: 'Write a post' })) await user.click(button);
  expect(onWrite).toHaveBeenCalledTimes(2);
});
