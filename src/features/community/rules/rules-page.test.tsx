import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ReportsPort } from '@/backend/ports/reports';
import { fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import { DEFAULT_RULES_SETTINGS, DEFAULT_SAFETY_SETTINGS } from '@/domain/entities/community-settings';
import type { ModerationLogEntry } from '@/domain/entities/moderation-notice';
import { SessionProvider } from '@/features/session';
import { aMember, renderSignedIn } from '@/features/session/testing';
import { telling } from '../testing';
import { CommunityRulesPage } from './community-rules-page';

const rules = [{ id: 'child-safety', title: 'Children come first', text: 'Always.' }];
const community = {
  watchRules: telling({ ...DEFAULT_RULES_SETTINGS, rules, photoRule: 'Ask first.', version: 2 }),
  watchSafety: telling({
    ...DEFAULT_SAFETY_SETTINGS,
    contacts: [{ name: 'Ms Head', phone: '+1 (555) 123-4567' }],
  }),
};
const entry = (fields: Partial<ModerationLogEntry>): ModerationLogEntry => ({
  id: 'case',
  schoolId: 'oak',
  kind: 'post',
  act: 'hide',
  days: null,
  ruleTitle: 'Children come first',
  day: new Date('2026-11-25T00:00:00Z'),
  appealOutcome: null,
  ...fields,
});
const logOf = (...items: ModerationLogEntry[]) =>
  vi.fn<ReportsPort['log']>(async () => ({ items, next: null }));

it('shows a member the rules of their school, whom to call and what was decided', async () => {
  const log = logOf(
    entry({}),
    entry({ id: 'b', act: 'remove', kind: 'comment', appealOutcome: 'overturned' }),
    entry({ id: 'c', act: 'pause', days: 7, kind: 'profile' }),
    entry({ id: 'd', act: 'no-action', ruleTitle: null }),
  );
  await renderSignedIn(<CommunityRulesPage />, { community, reports: { log } });
  expect(screen.getByText('How we get along at Oak School.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Children come first' })).toBeInTheDocument();
  expect(screen.getByText('Ask first.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Call Ms Head: +1 (555) 123-4567' })).toHaveAttribute(
    'href',
    'tel:+15551234567',
  );
  await screen.findByText('A post was hidden');
  expect(log).toHaveBeenCalledExactlyOnceWith('oak', null);
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^A post was hiddenRule: Children come first — .*Nov 25/),
      expect.stringMatching(/^A comment was removed.*Overturned after an appeal$/),
      expect.stringMatching(/^A parent was paused for 7 days/),
      expect.stringMatching(/^A report was looked at, and no rule was broken/),
    ]),
  );
});

it('says when nothing has been decided', async () => {
  await renderSignedIn(<CommunityRulesPage />, { community, reports: { log: logOf() } });
  expect(await screen.findByText('Nothing has been decided yet.')).toBeInTheDocument();
});

it('shows an applicant the rules of the school in the address, and nothing that is for members', async () => {
  const log = logOf();
  const watchRules = vi.fn(community.watchRules);
  await renderSignedIn(
    <CommunityRulesPage />,
    { community: { ...community, watchRules }, reports: { log } },
    aMember({ approvedSchools: [], schoolIds: [], schools: [], approved: false }),
    { route: '/community-rules?school=elm' },
  );
  expect(watchRules.mock.calls[0]?.[0]).toBe('elm');
  expect(screen.getByRole('heading', { name: 'Children come first' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Who to call' })).not.toBeInTheDocument();
  expect(log).not.toHaveBeenCalled();
});

it('shows a visitor the default rules, and reads nothing', async () => {
  const { auth, users } = fakeAccount(null);
  const watchRules = vi.fn(community.watchRules);
  await renderWithBackend(
    <SessionProvider>
      <CommunityRulesPage />
    </SessionProvider>,
    fakeBackend({ auth, users, community: { watchRules } }),
    { route: '/community-rules?school=elm' },
  );
  expect(screen.getByText(/Every school starts with these rules/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'No advertising' })).toBeInTheDocument();
  expect(watchRules).not.toHaveBeenCalled();
});
