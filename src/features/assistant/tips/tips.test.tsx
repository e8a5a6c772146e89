import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Recommendations } from '@/domain/assistant/answers';
import { aTipSet, openPage, someTips } from '../test-support/open-page';

const LOADING = 'Thinking of new suggestions, give us up to a minute...';
const NONE = 'No tips available today.';
// In Los Angeles it is still the 20th.
const NOW = new Date('2026-11-21T05:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(NOW);
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const cards = () => within(screen.getByRole('region', { name: 'Today’s tips' }));

describe('today’s tips', () => {
  it('are awaited in the product’s words and then stand in four cards', async () => {
    let end: (tips: Recommendations) => void = () => undefined;
    const tips = new Promise<Recommendations>((resolve) => {
      end = resolve;
    });
    const recommendations = vi.fn(() => tips);
    await openPage({ recommendations });
    expect(await screen.findByText(LOADING)).toBeInTheDocument();
    await act(async () => end(someTips('Today’s')));
    expect(recommendations).toHaveBeenCalledWith({
      userId: 'ana',
      schoolId: 'oak',
      gradeOrRoom: '3rd grade',
      ageFallback: 'ages 5 to 9',
    });
    const headings = cards().getAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Book Recommendation',
      'Local Activity',
      'Learning Tool',
      'Enrichment Idea',
    ]);
    expect(screen.queryByText(LOADING)).not.toBeInTheDocument();
    expect(cards().getByText('Suggested by AI')).toBeInTheDocument();
  });

  it('link with their host, safely, and never where a link does not hold', async () => {
    await openPage();
    const links = (await screen.findAllByRole('link')).filter(
      (link) => link.getAttribute('target') === '_blank',
    );
    expect(links.map((link) => link.textContent)).toEqual([
      'Search on search.worldcat.org (opens in a new tab)',
      'Search on openstreetmap.org (opens in a new tab)',
      'Visit phet.colorado.edu (opens in a new tab)',
    ]);
    for (const link of links) expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  });

  it('of the collection are called curated', async () => {
    await openPage({ recommendations: () => Promise.resolve(someTips('Our', { source: 'curated' })) });
    expect(await screen.findByText('Curated')).toBeInTheDocument();
    expect(screen.queryByText('Suggested by AI')).not.toBeInTheDocument();
  });

  it('that can’t be had say so, and can be asked for again', async () => {
    const recommendations = vi
      .fn()
      .mockRejectedValueOnce(new BackendError('unavailable'))
      .mockResolvedValue(someTips('Late'));
    const { user } = await openPage({ recommendations });
    expect(await screen.findByText(NONE)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Late book')).toBeInTheDocument();
    expect(screen.queryByText(NONE)).not.toBeInTheDocument();
  });

  it('are not asked for when today’s set is there already', async () => {
    const recommendations = vi.fn();
    await openPage({ recommendations }, { sets: [aTipSet('Kept', '2026-11-20T20:00:00Z')] });
    expect(await screen.findByText('Kept book')).toBeInTheDocument();
    expect(recommendations).not.toHaveBeenCalled();
  });

  it('are asked for when the newest set is yesterday’s in Los Angeles', async () => {
    await openPage({}, { sets: [aTipSet('Old', '2026-11-20T07:59:00Z')] });
    expect(await screen.findByText('Today’s book')).toBeInTheDocument();
  });

  it('are asked for also when the list of sets fails', async () => {
    await openPage({
      watchTipSets: (_uid, observer) => {
        observer.error(new BackendError('unavailable'));
        return () => undefined;
      },
    });
    expect(await screen.findByText('Today’s book')).toBeInTheDocument();
  });
});

describe('with several children', () => {
  const children = [
    { name: 'Mia', gradeOrRoom: '3rd grade' },
    { name: 'Leo', gradeOrRoom: 'Pre-K' },
  ];

  it('one chooses whom tips and answers are for', async () => {
    const ask = vi.fn(() => new Promise<never>(() => undefined));
    const recommendations = vi.fn((input: { gradeOrRoom: string }) =>
      Promise.resolve(someTips(input.gradeOrRoom)),
    );
    const { user } = await openPage({ ask, recommendations }, { user: { children } });
    expect(await screen.findByText('3rd grade book')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Tips and answers are for'), 'Leo, Pre-K');
    expect(await screen.findByText('Pre-K book')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Your question'), 'Why?');
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    expect(ask).toHaveBeenCalledWith(expect.objectContaining({ gradeOrRoom: 'Pre-K' }), expect.anything());
  });

  it('going back to the first asks for nothing twice', async () => {
    const recommendations = vi.fn((input: { gradeOrRoom: string }) =>
      Promise.resolve(someTips(input.gradeOrRoom)),
    );
    const { user } = await openPage({ recommendations }, { user: { children } });
    const choice = await screen.findByLabelText('Tips and answers are for');
    await user.selectOptions(choice, 'Leo, Pre-K');
    await screen.findByText('Pre-K book');
    await user.selectOptions(choice, 'Mia, 3rd grade');
    await screen.findByText('3rd grade book');
    expect(recommendations).toHaveBeenCalledTimes(2);
  });
});

describe('the hint to add a grade', () => {
  it.each([
    ['no child', []],
    ['a room', [{ name: 'Mia', gradeOrRoom: 'Room 12' }]],
  ])('is there with %s', async (_what, children) => {
    await openPage({}, { user: { children } });
    expect(await screen.findByText(/Add your child’s grade/)).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Add a grade to your profile' });
    expect(link).toHaveAttribute('href', '/edit-profile');
  });

  it('is not there when the grade is known', async () => {
    await openPage();
    expect(await screen.findByText('For Mia, 3rd grade')).toBeInTheDocument();
    expect(screen.queryByText(/Add your child’s grade/)).not.toBeInTheDocument();
  });
});

describe('past tips', () => {
  const today = aTipSet('Today', '2026-11-20T20:00:00Z');
  const past = () => screen.getByText('Past Tips');

  it.each([
    ['there is none', []],
    ['there is only the newest', [today]],
    [
      'all are of the newest day',
      [today, aTipSet('Sibling', '2026-11-20T19:00:00Z', { gradeBand: 'pre-k' })],
    ],
  ])('are not shown when %s', async (_what, sets) => {
    await openPage({}, { sets });
    await screen.findByRole('heading', { name: 'Book Recommendation' });
    expect(screen.queryByText('Past Tips')).not.toBeInTheDocument();
  });

  it('are closed at first, and then skip the newest and say their day in Los Angeles', async () => {
    const sets = [
      today,
      aTipSet('Older', '2026-11-20T07:30:00Z', { source: 'curated' }),
      aTipSet('Oldest', '2026-11-02T20:00:00Z', { gradeBand: 'k-2' }),
    ];
    const { user } = await openPage({}, { sets });
    await screen.findByText('Today book');
    expect(screen.queryByText('Older book')).not.toBeInTheDocument();
    await user.click(past());
    const shown = screen.getAllByRole('article');
    expect(shown.map((set) => within(set).getByRole('heading', { level: 3 }).textContent)).toEqual([
      'Thursday, Nov 19, 2026',
      'Monday, Nov 2, 2026',
    ]);
    expect(screen.getByText('For 3rd to 5th grade · Curated')).toBeInTheDocument();
    expect(screen.getByText('For Kindergarten to 2nd grade · Suggested by AI')).toBeInTheDocument();
    expect(screen.getAllByText('Today book')).toHaveLength(1);
  });
});
