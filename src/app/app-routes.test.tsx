import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { aUser } from '@/backend/testing';
import type { User } from '@/domain/entities/user';
import { aMember } from '@/features/session/testing';
import { type Guard, ROUTES } from './routes';
import { openRoutes, type Table } from './test-support/open-routes';

/** A page that says nothing but its address. */
const AddressPage = () => <h1>{useLocation().pathname}</h1>;

const table: Table = Object.fromEntries(
  Object.entries(ROUTES).map(([path, route]) => [
    path,
    { ...route, load: async () => AddressPage, messages: [] },
  ]),
);

/** The address of a page behind each guard, and of one behind none in either frame. */
const ADDRESSES: Record<Guard | 'none' | 'visitor', string> = {
  visitor: '/unsubscribe',
  none: '/join-school',
  'signed-in': '/welcome',
  member: '/groups/create',
  memberOrPreview: '/dashboard',
  reviewer: '/moderator',
  admin: '/admin/users',
};

const everyGuard = (end: string) => ({
  member: end,
  memberOrPreview: end,
  reviewer: end,
  admin: end,
});

it.each<[who: string, person: User | null, elsewhere: Partial<Record<keyof typeof ADDRESSES, string>>]>([
  ['a visitor', null, { 'signed-in': '/login', ...everyGuard('/login') }],
  ['somebody without a school', aUser(), everyGuard('/join-school')],
  ['somebody who waits', aMember({ approved: false, approvedSchools: [] }), everyGuard('/welcome')],
  ['a member', aMember(), { reviewer: '/dashboard', admin: '/dashboard' }],
  ['a moderator', aMember({ isModerator: true }), { admin: '/dashboard' }],
  ['an admin without a school', aUser({ isAdmin: true }), { member: '/admin', memberOrPreview: '/admin' }],
])('%s sees the pages that are theirs, and is led away from all others', async (_, person, elsewhere) => {
  for (const [guard, address] of Object.entries(ADDRESSES)) {
    const { unmount } = await openRoutes(table, address, person);
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading.textContent, guard).toBe(elsewhere[guard as keyof typeof ADDRESSES] ?? address);
    unmount();
  }
});

it('has the frame of visitors around what visitors see, and the other around the rest', async () => {
  const logo = () => screen.getByRole('banner').querySelector('a')?.getAttribute('href');
  const { unmount } = await openRoutes(table, '/unsubscribe', aMember());
  expect(logo()).toBe('/');
  unmount();
  await openRoutes(table, '/events', aMember());
  expect(logo()).toBe('/dashboard');
});
