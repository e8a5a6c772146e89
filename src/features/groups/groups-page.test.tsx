import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Observer } from '@/backend/live';
import type { Group } from '@/domain/entities/community';
import { MAX_GROUPS_SHOWN } from '@/domain/limits';
import { renderSignedIn } from '@/features/session/testing';
import { GroupsPage } from './groups-page';

const always =
  <T,>(items: T[]) =>
  (_of: string, { next }: Observer<T[]>) => {
    next(items);
    return () => undefined;
  };

async function visit(count: number) {
  const all = Array.from({ length: count }, (_, index): Group => {
    const ids = { groupId: `group-${index}`, schoolId: 'oak', createdBy: 'ben' };
    return { ...ids, name: `Group ${index}`, description: '', createdAt: new Date(0) };
  });
  await renderSignedIn(<GroupsPage />, { groups: { watchAll: always(all), watchMine: always([]) } });
  expect(await screen.findAllByRole('button', { name: /^Join Group/ })).toHaveLength(count);
}

it('says that it shows the first groups only, when there may be more', async () => {
  await visit(MAX_GROUPS_SHOWN);
  expect(screen.getByText('These are the first 100 groups by name.')).toBeTruthy();
});

it('says nothing of the kind when it shows all', async () => {
  await visit(MAX_GROUPS_SHOWN - 1);
  expect(screen.queryByText(/first 100 groups/)).toBeNull();
});
