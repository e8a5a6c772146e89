import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { MODERATION_ACTS } from '@/domain/entities/moderation-case';
import type { ModerationNotice } from '@/domain/entities/moderation-notice';
import { forgetDrafts } from '@/features/drafts';
import { aNotice, aReport, openReports } from './testing';

beforeEach(() => {
  forgetDrafts();
  sessionStorage.clear();
});

const decisions = () => within(screen.getByRole('region', { name: 'Decisions about you' }));
const reported = () => within(screen.getByRole('region', { name: 'What you reported' }));

it('says when there is nothing', async () => {
  const { tell } = await openReports();
  expect(screen.getByRole('heading', { level: 1, name: 'Reports' })).toBeInTheDocument();
  expect(screen.queryByText('There are no decisions about you.')).not.toBeInTheDocument();
  await tell([]);
  expect(decisions().getByText('There are no decisions about you.')).toBeInTheDocument();
  expect(reported().getByText('You have not reported anything.')).toBeInTheDocument();
});

it('says what could not be loaded, and tries again', async () => {
  const { user, tell, fail } = await openReports();
  await fail();
  expect(decisions().getByText(/^We could not load the decisions\./)).toBeInTheDocument();
  expect(reported().getByText(/^We could not load your reports\./)).toBeInTheDocument();
  await user.click(decisions().getByRole('button', { name: 'Try again' }));
  await tell([aNotice()], [aReport()]);
  expect(decisions().getByText('Buy my books')).toBeInTheDocument();
  expect(reported().getByText('You are all fools')).toBeInTheDocument();
});

it('shows a decision with what it is about, its rule, and what the moderators say', async () => {
  const { tell } = await openReports();
  await tell([aNotice({ excerpt: '<b>Buy</b>' })]);
  const card = within(decisions().getByRole('listitem'));
  expect(card.getByRole('heading', { level: 3, name: 'Hidden' })).toBeInTheDocument();
  for (const words of [
    /^Oak School/,
    'Nobody but the moderators can see it.',
    'Your post',
    '<b>Buy</b>',
    'No advertising',
    'Business is not welcome.',
    'Please ask first.',
  ])
    expect(card.getByText(words)).toBeInTheDocument();
});

const until = new Date('2031-05-12T12:00:00Z');
const ACTS: Record<
  (typeof MODERATION_ACTS)[number] | 'hidden-until-reviewed',
  [heading: RegExp, text: RegExp, wishes?: Partial<ModerationNotice>]
> = {
  'no-action': [/^No rule was broken$/, /it stays/],
  hide: [/^Hidden$/, /^Nobody can see your picture and what you wrote about yourself/, { kind: 'profile' }],
  remove: [/^Removed$/, /gone for everybody/],
  warn: [/^A warning$/, /Nothing was taken away/],
  pause: [/^Reading only until Mon, May 12, 2031/, /can read in Oak School, but not write/, { until }],
  'remove-member': [/^No longer a member of Oak School$/, /The decision stays here/],
  'hidden-until-reviewed': [/^Hidden until it is reviewed$/, /Several parents/, { appealUntil: null }],
};
it.each(Object.entries(ACTS))(
  'says in plain words what was done: %s',
  async (act, [heading, text, wishes]) => {
    const { tell } = await openReports();
    await tell([aNotice({ act: act as ModerationNotice['act'], ...wishes })]);
    expect(decisions().getByRole('heading', { level: 3 }).textContent).toMatch(heading);
    expect(decisions().getByText(text)).toBeInTheDocument();
    const mayAppeal = wishes?.appealUntil !== null;
    expect(decisions().queryByRole('button', { name: 'Appeal' }) !== null).toBe(mayAppeal);
  },
);

it.each([
  ['waiting for the moderators', {}, 'Waiting for the moderators'],
  ['broke no rule', { outcome: 'no-action' }, 'No rule was broken'],
  ['is taken down', { outcome: 'taken-down' }, 'Taken down'],
  ['led to something between others', { outcome: 'acted' }, 'The moderators have acted'],
  ['was decided anew', { outcome: 'overturned' }, 'The decision was changed after an appeal'],
] as const)('shows a report that %s', async (_, wishes, state) => {
  const { tell } = await openReports();
  await tell([], [aReport(wishes)]);
  const row = within(reported().getByRole('listitem'));
  expect(row.getByText(state)).toBeInTheDocument();
  expect(row.getByRole('heading', { name: 'A comment' })).toBeInTheDocument();
  expect(row.getByText('You are all fools')).toBeInTheDocument();
  expect(row.getByText('Speak as you would at the school gate')).toBeInTheDocument();
  expect(row.getByText('Again')).toBeInTheDocument();
  expect(row.queryByText('Danger to a child')).not.toBeInTheDocument();
});

it('marks a report of a danger, and follows what becomes of one', async () => {
  const { tell } = await openReports();
  await tell([], [aReport({ danger: true })]);
  expect(reported().getByText('Danger to a child')).toBeInTheDocument();
  expect(reported().getByText('Waiting for the moderators')).toBeInTheDocument();
  await tell([], [aReport({ danger: true, outcome: 'taken-down' })]);
  expect(reported().getByText('Taken down')).toBeInTheDocument();
});
