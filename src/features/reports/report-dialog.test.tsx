import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { ReportsPort } from '@/backend/ports/reports';
import { DEFAULT_RULES_SETTINGS, DEFAULT_SAFETY_SETTINGS } from '@/domain/entities/community-settings';
import { MAX_MODERATION_WORDS } from '@/domain/limits';
import type { Target } from '@/domain/moderation-target';
import { forgetDrafts } from '@/features/drafts';
import { renderSignedIn } from '@/features/session/testing';
import { ReportButton } from './report-button';
import { aCommunity } from './testing';

const POST: Target = { kind: 'post', id: 'p1', schoolId: 'oak' };
const COMMENT: Target = { kind: 'comment', id: 'c1', postId: 'p1', schoolId: 'oak' };

beforeEach(() => {
  forgetDrafts();
  sessionStorage.clear();
});

const report = vi.fn<ReportsPort['report']>();
beforeEach(() => {
  report.mockReset().mockResolvedValue();
});

async function open(target = POST, community = aCommunity()) {
  const { user, unmount } = await renderSignedIn(
    <ReportButton target={target} subjectId="ben">
      Report
    </ReportButton>,
    { reports: { report }, community },
  );
  await user.click(screen.getByRole('button', { name: 'Report' }));
  await screen.findByRole('dialog');
  return { user, unmount };
}
const rule = (name: string) => screen.findByRole('radio', { name });
const words = () => screen.getByLabelText<HTMLTextAreaElement>(/^What should the moderators know\?/);
const send = () => screen.getByRole('button', { name: 'Send report' });

it('says what is reported, who reads it, and which rules there are', async () => {
  await open(COMMENT);
  const dialog = screen.getByRole('dialog', { name: 'Report this comment' });
  expect(dialog).toHaveAccessibleDescription(/moderators.*never the person it is about.*Nobody is told who/);
  const group = await screen.findByRole('group', { name: 'Which rule is it about?' });
  const titles = DEFAULT_RULES_SETTINGS.rules.map(({ title }) => title);
  expect(within(group).getAllByRole('radio')).toHaveLength(titles.length + 1);
  expect(await rule('No advertising')).toHaveAccessibleDescription(/Business and campaigns are not/);
  expect(await rule('Something else')).not.toBeChecked();
});

it('sends the rule with words or without, thanks, and closes', async () => {
  const { user } = await open(COMMENT);
  await user.click(await rule('No advertising'));
  await user.type(words(), '  Every week  ');
  await user.click(send());
  expect(report).toHaveBeenCalledExactlyOnceWith({
    target: COMMENT,
    ruleId: 'advertising',
    words: 'Every week',
  });
  expect(await screen.findByText(/^Thank you\. The moderators will look at it\./)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Report' }));
  expect(await rule('No advertising')).not.toBeChecked();
  expect(words()).toHaveValue('');
  await user.click(await rule('No advertising'));
  await user.click(send());
  expect(report).toHaveBeenLastCalledWith({ target: COMMENT, ruleId: 'advertising', words: null });
});

it('asks for a rule, and for words where none of the rules says it', async () => {
  const { user } = await open();
  const first = await rule('Children come first');
  await user.click(send());
  expect(screen.getByText('Please choose what it is about.')).toBeInTheDocument();
  expect(first).toHaveFocus();
  await user.click(await rule('Something else'));
  expect(words()).toHaveAccessibleName('What should the moderators know?');
  await user.click(send());
  expect(words()).toHaveAccessibleDescription('Please fill in this field.');
  expect(words()).toHaveFocus();
  await user.type(words(), 'It is a chain letter');
  await user.click(send());
  expect(report).toHaveBeenCalledExactlyOnceWith({
    target: POST,
    ruleId: 'other',
    words: 'It is a chain letter',
  });
});

it('sends no more words than are taken', async () => {
  const { user } = await open();
  await user.click(await rule('No advertising'));
  await user.click(words());
  await user.paste('a'.repeat(MAX_MODERATION_WORDS + 1));
  await user.click(send());
  expect(words()).toHaveAccessibleDescription('This is 1 character too long.');
  expect(report).not.toHaveBeenCalled();
});

it('says at once whom to call when a child is in danger', async () => {
  const contacts = [
    { name: 'Office', phone: '+1 (503) 555-0100' },
    { name: 'Night', phone: 'ask the porter' },
  ];
  const { user } = await open(POST, aCommunity(undefined, { ...DEFAULT_SAFETY_SETTINGS, contacts }));
  expect(screen.queryByText(/call first/)).not.toBeInTheDocument();
  await user.click(await rule('Children come first'));
  const panel = screen.getByText('If a child is in danger now, call first').closest('[role=alert]');
  const inPanel = within(panel as HTMLElement);
  expect(inPanel.getByText(/112, 911 or 999/)).toBeInTheDocument();
  expect(inPanel.getByText(/all moderators and admins are told at once/)).toBeInTheDocument();
  expect(inPanel.getByRole('link')).toHaveAttribute('href', 'tel:+15035550100');
  expect(panel).toHaveTextContent('Night: ask the porter');
  await user.click(await rule('No advertising'));
  expect(screen.queryByText(/call first/)).not.toBeInTheDocument();
});

it('says that the numbers of the school are not there, and names the emergency number', async () => {
  const { user } = await open(POST, {
    ...aCommunity(),
    watchSafety: aCommunity(undefined, null).watchSafety,
  });
  await user.click(await rule('Children come first'));
  expect(screen.getByText(/could not load the phone numbers of your school/)).toBeInTheDocument();
  expect(screen.getByText(/112, 911 or 999/)).toBeInTheDocument();
});

it('says when the rules could not be loaded', async () => {
  await open(POST, aCommunity(null));
  expect(await screen.findByText(/rules of your school could not be loaded/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

const TOMORROW = new Date('2031-05-12T12:00:00Z');
it.each([
  [new BackendError('already-exists'), 'You have already reported this.'],
  [new BackendError('not-found'), 'It is no longer there.'],
  [
    new BackendError('resource-exhausted', { retryAt: TOMORROW }),
    /as many reports as one day allows.*May 12, 2031/,
  ],
  [new BackendError('unavailable'), /^Your report could not be sent\. We can't reach the server\./],
])('stays with what was typed, and says why: %s', async (error, text) => {
  report.mockRejectedValue(error);
  const { user } = await open();
  await user.click(await rule('No advertising'));
  await user.type(words(), 'Every week');
  await user.click(send());
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(words()).toHaveValue('Every week');
  expect(await rule('No advertising')).toBeChecked();
});

it('can be sent once only while it is on its way, and tells of a failure also when it is closed', async () => {
  let fail: (error: Error) => void = () => undefined;
  report.mockImplementation(() => new Promise((_, reject) => (fail = reject)));
  const { user } = await open();
  await user.click(await rule('No advertising'));
  await user.click(send());
  await user.click(await screen.findByRole('button', { name: 'Sending...' }));
  expect(report).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await act(async () => fail(new BackendError('unavailable')));
  expect(await screen.findByText(/^Your report could not be sent\./)).toBeInTheDocument();
});

it('is there again after it was closed and after a reload, for this thing alone', async () => {
  const { user, unmount } = await open();
  await user.click(await rule('No advertising'));
  await user.type(words(), 'Every week');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Report' }));
  expect(await rule('No advertising')).toBeChecked();
  expect(words()).toHaveValue('Every week');
  unmount();
  forgetDrafts();
  const again = await open();
  expect(await rule('No advertising')).toBeChecked();
  expect(words()).toHaveValue('Every week');
  again.unmount();
  await open(COMMENT);
  expect(words()).toHaveValue('');
});
