import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Observer } from '@/backend/live';
import { newHiddenItem } from '@/domain/entities/hidden-item';
import { newGroup } from '@/domain/entities/new-group';
import { renderSignedIn } from '@/features/session/testing';
import { GroupsPage } from './groups-page';

const group = (groupId: string) =>
  newGroup({ groupId, name: `Group ${groupId}`, description: '', createdBy: 'ben', schoolId: 'oak' });
const telling =
  <T,>(value: T) =>
  (...input: unknown[]) => {
    (input.at(-1) as Observer<T>).next(value);
    return () => undefined;
  };

it('lists no group that is hidden, one’s own or another', async () => {
  await renderSignedIn(<GroupsPage />, {
    groups: {
      watchFirst: telling({ items: ['a', 'b', 'c', 'd'].map(group), next: null }),
      watchMine: telling(['a', 'b'].map(group)),
      watchMyRequests: telling([]),
    },
    community: { watchHidden: telling(['a', 'c'].map((id) => newHiddenItem('group', id, id))) },
  });
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Group b',
    'Group d',
  ]);
});
