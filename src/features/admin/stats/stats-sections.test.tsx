import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdminPort } from '@/backend/ports/admin';
import { fakeBackend, renderWithBackend } from '@/backend/testing';
import { assistantDaySchema, type StoredAssistantDay } from '@/domain/assistant/usage';
import { createFormat } from '@/i18n/create-format';
import { AssistantUsage } from './assistant-usage';
import { Referrals } from './referrals';

const render = (ui: ReactElement, calls: Partial<AdminPort>) =>
  renderWithBackend(ui, { ...fakeBackend({}), admin: () => Promise.resolve(calls as AdminPort) });

it('says that there are no referrals', async () => {
  await render(<Referrals />, { referrers: () => Promise.resolve({ items: [], next: null }) });
  expect(await screen.findByText('No referral data available.')).toBeInTheDocument();
  expect(screen.getByText(/gift card\. It is from a bookshop or a supermarket\.$/)).toBeInTheDocument();
});

describe('the assistant’s numbers', () => {
  beforeEach(() => {
    // The evening before in Los Angeles.
    vi.useFakeTimers({ now: Date.parse('2026-11-21T05:00:00Z'), toFake: ['Date'] });
  });
  afterEach(() => vi.useRealTimers());

  const open = async (found: StoredAssistantDay[], schoolId: string | null = 'oak') => {
    const assistantUsage = vi.fn<AdminPort['assistantUsage']>(() =>
      Promise.resolve(found.map((day) => v.parse(assistantDaySchema, day))),
    );
    await render(<AssistantUsage schoolId={schoolId} period={7} />, { assistantUsage });
    await screen.findByRole('heading', { name: 'Parent Assistant' });
    return assistantUsage;
  };
  const today = { schoolId: 'oak', day: '2026-11-20' };
  const none = 'The assistant was not used in this period.';
  const noModel = /^No model was asked in this period/;

  it('are those of a period in days of Los Angeles, with their sums', async () => {
    const asked = await open([
      { ...today, day: '2026-11-14', questions: 1, failedQuestions: 2 },
      { ...today, questions: 4, modelCalls: 5, inputTokens: 1_200, outputTokens: 80 },
    ]);
    expect(asked).toHaveBeenCalledExactlyOnceWith('oak', '2026-11-14', '2026-11-20');
    expect(screen.getByRole('figure', { name: 'Questions without an answer' })).toHaveTextContent(
      '2 in 7 days',
    );
    expect(screen.getByRole('figure', { name: 'Tokens in' })).toHaveTextContent('1,200 in 7 days');
    const [, sums, newest] = within(screen.getByRole('table')).getAllByRole('row');
    const cells = (row: HTMLElement | undefined) =>
      row &&
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(cells(sums)).toEqual(['5', '2', '5', '1,200', '80']);
    expect(cells(newest)).toEqual(['4', '0', '5', '1,200', '80']);
    expect(screen.queryByText(noModel)).not.toBeInTheDocument();
  });

  it('are none while nobody has asked', async () => {
    await open([]);
    expect(screen.getByText(none)).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  const lead = () => screen.getByText(/^Questions, and what the model used/);

  it('of a school are said to be counted as it happens', async () => {
    await open([today]);
    expect(lead()).toHaveTextContent(/Counted as it happens\.$/);
  });

  it('of all schools are said to be as of when they were summed last', async () => {
    const days = [
      { ...today, day: '2026-11-19', summedAt: new Date('2026-11-20T00:10:00Z') },
      { ...today, summedAt: new Date('2026-11-21T00:10:00Z') },
    ];
    await open(days, null);
    const when = createFormat('en-US', '').dateTime(new Date('2026-11-21T00:10:00Z'));
    expect(lead()).toHaveTextContent(`All schools together: as of ${when}. They are counted every night`);
  });

  it('of all schools, from before they were summed, are only said to be counted every night', async () => {
    await open([today], null);
    expect(lead()).toHaveTextContent(/All schools together are counted every night\.$/);
  });

  it('say that no model was asked where there is none', async () => {
    await open([{ ...today, questions: 3 }]);
    expect(screen.getByText(noModel)).toBeInTheDocument();
    expect(screen.queryByText(none)).not.toBeInTheDocument();
  });
});
