import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '@/ui/testing';
import { RsvpCount } from './rsvp-count';
import { anEvent } from './testing';

const summary = { parents: 3, children: 4, waiting: 0, maybe: 9, no: 9, faces: [] };

it.each([
  ['how many come', { rsvpSummary: summary }, '7 going'],
  ['how many places are left', { rsvpSummary: summary, places: 8 }, '7 going · 1 place left'],
  ['that all places are taken', { rsvpSummary: summary, places: 7 }, '7 going · Full'],
  ['that fewer places than come are none', { rsvpSummary: summary, places: 5 }, '7 going · Full'],
  ['how many places there are at first', { places: 20 }, '20 places left'],
])('says %s', async (_, event, words) => {
  await renderUi(<RsvpCount event={anEvent(event)} />);
  expect(screen.getByRole('paragraph').textContent).toBe(words);
});

it('is silent where nobody comes yet and there is no limit', async () => {
  await renderUi(<RsvpCount event={anEvent()} />);
  expect(screen.queryByRole('paragraph')).not.toBeInTheDocument();
});
