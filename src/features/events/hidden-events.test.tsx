import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CommunityPort } from '@/backend/ports/community';
import { aConnection } from '@/backend/testing';
import { newHiddenItem } from '@/domain/entities/hidden-item';
import { renderSignedIn } from '@/features/session/testing';
import { EventDialog } from './event-dialog';
import { EventsList } from './events-list';
import { SoonPanel } from './soon-panel';
import { eventAfter, upcomingAt } from './testing';

const NOW = new Date();
const events = {
  watchFirst: upcomingAt({
    oak: [eventAfter(NOW, 'By Ben', 1), eventAfter(NOW, 'By Eve', 1, { userId: 'eve' })],
  }),
};
const watchHidden: CommunityPort['watchHidden'] = (_uid, observer) => {
  observer.next([newHiddenItem('person', 'ben', 'Ben')]);
  return () => undefined;
};
const community = { watchHidden };

it.each([
  ['the list', <EventsList key="list" schoolId="oak" when="upcoming" readerId="ana" />],
  ['the panel', <SoonPanel key="panel" schoolId="oak" />],
])('shows no events of who is hidden in %s', async (_, part) => {
  await renderSignedIn(part, { events, community });
  expect(screen.getByText('By Eve')).toBeInTheDocument();
  expect(screen.queryByText('By Ben')).not.toBeInTheDocument();
});

it.each([
  ['the list', <EventsList key="list" schoolId="oak" when="upcoming" readerId={null} />],
  ['the panel', <SoonPanel key="panel" schoolId="oak" outside />],
])('shows all of them to who looks from outside in %s', async (_, part) => {
  await renderSignedIn(part, { events, community });
  expect(screen.getByText('By Ben')).toBeInTheDocument();
});

it('says why no event can be saved during a pause', async () => {
  const watchPause: CommunityPort['watchPause'] = (userId, schoolId, observer) => {
    observer.next({ userId, schoolId, until: new Date(Date.now() + 86_400_000), caseId: 'case' });
    return () => undefined;
  };
  await renderSignedIn(<EventDialog event={{}} schoolId="oak" onOpenChange={() => undefined} />, {
    connection: aConnection,
    community: { watchPause },
  });
  expect(await screen.findByText(/The moderators have paused you/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save event' })).toBeDisabled();
});
