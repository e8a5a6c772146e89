import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { aConnection } from '@/backend/testing';
import type { Group } from '@/domain/entities/community';
import { OfflineProvider } from '@/features/offline';
import { renderSignedIn } from '@/features/session/testing';
import { GroupPage } from './group-page';

/** Opens the page of a group that Ana is in and this person has founded. */
async function visit(createdBy: string) {
  const group: Group = {
    ...{ groupId: 'g1', schoolId: 'oak', name: 'Readers', description: '', memberCount: 2 },
    ...{ createdBy, createdAt: new Date(0) },
  };
  const membership = { groupId: 'g1', userId: 'ana', schoolId: 'oak', joinedAt: new Date(0) };
  await renderSignedIn(
    <OfflineProvider>
      <Routes>
        <Route path="/groups/:groupId" element={<GroupPage />} />
      </Routes>
    </OfflineProvider>,
    {
      connection: aConnection,
      groups: {
        watch: (_groupId, observer) => {
          observer.next(group);
          return () => undefined;
        },
        watchMembership: (_uid, _groupId, observer) => {
          observer.next(membership);
          return () => undefined;
        },
      },
      posts: { watchNewest: () => () => undefined },
    },
    undefined,
    { route: '/groups/g1' },
  );
  await screen.findByRole('heading', { level: 1, name: 'Readers' });
}

it.each([
  ['ben', true],
  ['ana', false],
])('can be reported by whoever has not founded it: founded by %s', async (founder, expected) => {
  await visit(founder);
  expect(screen.queryByRole('button', { name: 'Report Readers' }) !== null).toBe(expected);
});
