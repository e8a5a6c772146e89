import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aMember, renderSignedIn } from '@/features/session/testing';
import { EventsList } from './events-list';
import { eventAfter, upcomingAt } from './testing';

const oak = ['Fair', 'Concert'].map((title) => eventAfter(new Date(), title, 24));

it('leads to the event that the address names', async () => {
  await renderSignedIn(
    <EventsList schoolId="oak" when="upcoming" readerId="ana" />,
    { events: { watchFirst: upcomingAt({ oak }) } },
    aMember(),
    { route: '/events#event-Concert' },
  );
  const card = screen.getByRole('heading', { name: 'Concert' }).closest('li');
  await waitFor(() => expect(card).toHaveFocus());
});
