import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '@/ui/testing';
import { EventCard } from './event-card';
import { eventAfter } from './testing';

const JULY = new Date('2026-07-01T12:00:00Z');
const HERE = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const fair = eventAfter(JULY, 'Fair', 0, { timeZone: HERE });
const details = () => screen.getAllByRole('definition').map((detail) => detail.textContent);

it('shows when and where it is, and what it is about', () => {
  renderUi(<EventCard event={{ ...fair, location: 'Gym', description: 'Games and cake' }} />);
  expect(screen.getByRole('heading', { name: 'Fair' })).toBeInTheDocument();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['When', 'Where']);
  expect(details()).toEqual([expect.stringContaining('Jul'), 'Gym']);
  expect(screen.getByText('Games and cake')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('leaves out the place and the words of an event that has none', () => {
  renderUi(<EventCard event={fair} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['When']);
  expect(screen.queryByRole('paragraph')).not.toBeInTheDocument();
});

it.each(['Edit', 'Delete'])('offers no more than may be done: %s', async (act) => {
  const done = vi.fn();
  const { user } = renderUi(
    <EventCard event={fair} {...(act === 'Edit' ? { onEdit: done } : { onDelete: done })} />,
  );
  const offered = screen.getByRole('button', { name: `${act} Fair` });
  expect(screen.getAllByRole('button')).toEqual([offered]);
  expect(offered.textContent).toBe(act);
  await user.click(offered);
  expect(done).toHaveBeenCalledOnce();
});

it('says the time by one clock where that is the reader’s', () => {
  renderUi(<EventCard event={fair} />);
  expect(screen.queryByText(/there \(/)).not.toBeInTheDocument();
});

it('says the time by the clock of its place, too, where that is another', () => {
  const timeZone = HERE === 'Pacific/Port_Moresby' ? 'America/New_York' : 'Pacific/Port_Moresby';
  renderUi(<EventCard event={{ ...fair, timeZone }} />);
  const zone = timeZone.replace('_', ' ');
  const hour = timeZone === 'America/New_York' ? '8:00' : '10:00';
  expect(screen.getByText(/ there \(/).textContent).toMatch(new RegExp(`${hour}.* there \\(${zone}\\)$`));
});
