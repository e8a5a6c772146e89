import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import { MAX_PENDING_COUNT } from '@/backend/ports/joining';
import { aUser } from '@/backend/testing';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { ana, ben, open, press, request } from './testing';

const two = aUser({
  uid: 'mo',
  isModerator: true,
  approvedSchools: ['maple', 'river'],
  schools: [
    { schoolId: 'maple', schoolName: 'Maple Grove' },
    { schoolId: 'river', schoolName: 'River Bend' },
    { schoolId: 'asked', schoolName: 'Only asked for' },
  ],
});
const many = (count: number): PendingRequest[] =>
  Array.from({ length: count }, (_, index) => request(`parent${index}`, `Parent${index}`));
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const fold = () => screen.getByRole('button', { name: /without a document/ });

describe('requests without a document', () => {
  it('are a line that tells their number, and are fetched when it is pressed', async () => {
    const { user, show, showPart, watchPending } = await open({}, two, { without: 7 });
    await show([ana]);
    expect(fold()).toHaveTextContent('7 without a document');
    expect(fold()).toHaveAttribute('aria-expanded', 'false');
    expect(watchPending.mock.calls.map(([, , , hasProof]) => hasProof)).toEqual([true]);
    await user.click(fold());
    expect(fold()).toHaveAttribute('aria-expanded', 'true');
    expect(watchPending.mock.lastCall?.[3]).toBe(false);
    await showPart(false, [ben]);
    expect(names()).toEqual(['Ana Silva', 'Ben Silva']);
    expect(press('Approve Ben Silva')).toBeInTheDocument();
    await user.click(fold());
    expect(names()).toEqual(['Ana Silva']);
    expect(screen.queryByText(/somebody else/)).not.toBeInTheDocument();
  });

  it('are not called none when no other waits', async () => {
    const { show } = await open({}, two, { without: 1 });
    await show([]);
    expect(screen.getByText('No requests with a document are waiting.')).toBeInTheDocument();
    expect(fold()).toHaveTextContent('1 without a document');
  });

  it('leave no line where there are none, and say so when the last one goes', async () => {
    const { user, show, showPart } = await open({}, two, { without: 1 });
    await show([ana]);
    await user.click(fold());
    await showPart(false, []);
    expect(screen.getByText('No requests without a document are waiting any more.')).toBeInTheDocument();
  });
});

describe('the school', () => {
  it('is chosen by who reviews several, of those alone', async () => {
    const { user, show, watchPending } = await open({}, two);
    await show([ana]);
    const select = screen.getByRole('combobox', { name: 'School' });
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All schools', 'Maple Grove', 'River Bend']);
    await user.selectOptions(select, 'River Bend');
    expect(watchPending.mock.lastCall?.[0]).toEqual(['river']);
    expect(names()).toEqual([]);
    await show([ben]);
    expect(names()).toEqual(['Ben Silva']);
    // Another list: nobody has handled anything.
    expect(screen.queryByText(/somebody else/)).not.toBeInTheDocument();
    await user.selectOptions(select, 'All schools');
    expect(watchPending.mock.lastCall?.[0]).toEqual(['maple', 'river']);
  });

  it('is not asked of who has one', async () => {
    await open();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('is one of all for an admin', async () => {
    const { user, watchPending } = await open({}, aUser({ uid: 'mo', isAdmin: true }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'School' }), 'River Bend');
    expect(watchPending.mock.lastCall?.[0]).toEqual(['river']);
  });

  it('comes from the address, unless it is none of the reviewer’s', async () => {
    expect((await open({}, two, { route: '/?school=river' })).watchPending.mock.lastCall?.[0]).toEqual([
      'river',
    ]);
    const { watchPending } = await open({}, two, { route: '/?school=elsewhere' });
    expect(watchPending.mock.lastCall?.[0]).toEqual(['maple', 'river']);
  });
});

describe('the search', () => {
  const find = async (term: string, all: PendingRequest[]) => {
    const opened = await open({}, two, { without: 1 });
    await opened.user.type(screen.getByRole('textbox', { name: 'Search by name, address or code' }), term);
    await opened.user.click(press('Search'));
    await opened.showPart(undefined, all);
    return opened;
  };

  it('looks at all that wait, with a document or without, and says so', async () => {
    const { user, watchPending } = await find('ben', [ana, ben]);
    expect(watchPending.mock.lastCall?.slice(0, 2)).toEqual([['maple', 'river'], MAX_PENDING_COUNT]);
    expect(watchPending.mock.lastCall?.[3]).toBeUndefined();
    expect(names()).toEqual(['Ben Silva']);
    const said = screen.getByText(/^1 request matches “ben”\./);
    expect(said).toHaveTextContent(
      'We searched the names, addresses and codes of all 2 waiting requests, with or without a document.',
    );
    expect(screen.queryByRole('button', { name: /without a document/ })).not.toBeInTheDocument();
    await user.click(press('Clear search'));
    expect(watchPending.mock.lastCall?.[3]).toBe(true);
    expect(screen.queryByText(/matches/)).not.toBeInTheDocument();
  });

  it('holds with a thousand, a page at a time, and says when more may wait', async () => {
    const { user } = await find('silva', many(MAX_PENDING_COUNT));
    expect(names()).toHaveLength(50);
    expect(screen.getByText(/^1000 requests match “silva”\./)).toHaveTextContent(
      'We searched only the first 1000 requests; more may be waiting.',
    );
    await user.click(press('Show more'));
    expect(names()).toHaveLength(100);
  });

  it('says when nothing matches', async () => {
    await find('zoe', [ana, ben]);
    expect(screen.getByText('No request matches.')).toBeInTheDocument();
    expect(screen.getByText(/^0 requests match “zoe”\./)).toBeInTheDocument();
  });

  it('comes from the address', async () => {
    const { showPart } = await open({}, two, { route: '/?search=ana' });
    await showPart(undefined, [ana, ben]);
    expect(names()).toEqual(['Ana Silva']);
    expect(screen.getByRole('textbox', { name: 'Search by name, address or code' })).toHaveValue('ana');
  });

  it('may fail, and says why', async () => {
    const watchPending = vi.fn((_schools, _count, observer, hasProof) => {
      if (hasProof === undefined) observer.error(new BackendError('permission-denied'));
      return () => undefined;
    });
    await open({ watchPending }, two, { route: '/?search=ana' });
    expect(await screen.findByText(/^The requests could not be loaded\. \S/)).toBeInTheDocument();
    expect(screen.queryByText(/matches/)).not.toBeInTheDocument();
  });
});
