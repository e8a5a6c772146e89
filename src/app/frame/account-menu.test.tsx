import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aMember, renderSignedIn } from '@/features/session/testing';
import { AccountMenu } from './account-menu';

const open = (waiting: number, fields: Parameters<typeof aMember>[0] = {}) => {
  const countPending = vi.fn(() => Promise.resolve(waiting));
  return {
    countPending,
    page: renderSignedIn(
      <AccountMenu onKeys={() => undefined} onLogOut={() => undefined} />,
      { joining: { countPending } },
      aMember(fields),
    ),
  };
};

it('tells a moderator how many requests wait, on the button and on the entry', async () => {
  const { countPending, page } = open(3, { isModerator: true });
  const { user } = await page;
  expect(countPending).toHaveBeenCalledExactlyOnceWith(['oak']);
  await user.click(await screen.findByRole('button', { name: 'Your account, 3 join requests to review' }));
  const entry = await screen.findByRole('menuitem', { name: 'Join requests 3 to review' });
  expect(entry).toHaveAttribute('href', '/admin/pending-requests');
});

it('counts the requests of all schools for an admin', async () => {
  const { countPending, page } = open(1, { isAdmin: true });
  await page;
  expect(countPending).toHaveBeenCalledExactlyOnceWith(null);
  expect(
    await screen.findByRole('button', { name: 'Your account, 1 join request to review' }),
  ).toBeInTheDocument();
});

it('says nothing when none waits, and asks nothing for a parent', async () => {
  await open(0, { isModerator: true }).page;
  expect(screen.getByRole('button', { name: 'Your account' })).toBeInTheDocument();
  const parent = open(5);
  await parent.page;
  expect(parent.countPending).not.toHaveBeenCalled();
});

it.each([
  ['whoever belongs to a school', {}, true],
  ['nobody else', { schools: [], schoolIds: [], approvedSchools: [] }, false],
])('leads to reports for %s', async (_, fields, expected) => {
  const { user } = await open(0, fields).page;
  await user.click(screen.getByRole('button', { name: 'Your account' }));
  await screen.findByRole('menuitem', { name: 'Log Out' });
  const entry = screen.queryByRole('menuitem', { name: 'Reports' });
  expect(entry?.getAttribute('href') ?? null).toBe(expected ? '/reports' : null);
});

it('names nothing twice', async () => {
  const { user } = await open(0, { isAdmin: true, isModerator: true }).page;
  await user.click(screen.getByRole('button', { name: 'Your account' }));
  await screen.findByRole('menuitem', { name: 'Log Out' });
  const names = screen.getAllByRole('menuitem').map((item) => item.textContent);
  expect(names).toEqual([...new Set(names)]);
});
