import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { BackendError, type ErrorCode } from '@/backend/errors';
import type { ReportsPort } from '@/backend/ports/reports';
import { DAY_MS } from '@/domain/time';
import { forgetDrafts } from '@/features/drafts';
import { aNotice, openReports } from './testing';

beforeEach(() => {
  forgetDrafts();
  sessionStorage.clear();
});

const open = () => screen.queryByRole('button', { name: 'Appeal' });
const field = () => screen.queryByLabelText('Why should this be decided differently?');

async function begin(appeal?: ReportsPort['appeal']) {
  const page = await openReports(appeal);
  await page.tell([aNotice()]);
  await page.user.click(open() as HTMLElement);
  return page;
}
const send = () => screen.getByRole('button', { name: /^Send/ });
const type = (user: Awaited<ReturnType<typeof begin>>['user'], text: string) =>
  user.type(field() as HTMLElement, text);

it('needs words, is sent once, and waits for somebody else’s decision', async () => {
  let answer: () => void = () => undefined;
  const appeal = vi.fn<ReportsPort['appeal']>(() => new Promise((resolve) => (answer = resolve)));
  const { user, tell } = await begin(appeal);
  expect(open()).toHaveAttribute('aria-expanded', 'true');
  await user.click(send());
  expect(field()).toHaveAccessibleDescription(/Please fill in this field\./);
  await type(user, '  It was a gift  ');
  await user.click(send());
  await user.click(await screen.findByRole('button', { name: 'Sending...' }));
  expect(appeal).toHaveBeenCalledExactlyOnceWith('case-1', 'It was a gift');
  await act(async () => answer());
  expect(screen.getByText('Your appeal is sent.')).toBeInTheDocument();
  expect(screen.getByText('Your appeal is waiting for somebody else’s decision.')).toBeInTheDocument();
  expect(open()).toBeNull();
  expect(document.activeElement?.textContent).toContain('Your appeal is waiting');

  await tell([aNotice({ appealWords: 'It was a gift' })]);
  expect(screen.getByText('It was a gift')).toBeInTheDocument();
});

it.each<[ErrorCode, RegExp]>([
  ['failed-precondition', /^The time to appeal is over, or you have appealed already\.$/],
  ['unavailable', /^Your appeal could not be sent\. We can't reach/],
])('stays with what was typed when it fails with %s', async (code, text) => {
  const { user } = await begin(() => Promise.reject(new BackendError(code)));
  await type(user, 'It was a gift');
  await user.click(send());
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(field()).toHaveValue('It was a gift');
});

it('is open again after a reload where something was typed, also once it is too late', async () => {
  const { user } = await begin();
  await type(user, 'It was a gift');
  cleanup();
  forgetDrafts();
  const { tell } = await openReports();
  await tell([aNotice({ appealUntil: new Date(Date.now() - DAY_MS) })]);
  expect(field()).toHaveValue('It was a gift');
  expect(open()).toBeNull();
});

it('is no longer offered when it is too late', async () => {
  const { tell } = await openReports();
  await tell([aNotice({ appealUntil: new Date(Date.now() - DAY_MS) })]);
  expect(open()).toBeNull();
  expect(field()).toBeNull();
  expect(screen.getByText(/^It could be appealed until/)).toBeInTheDocument();
});

it('says what came of it, and what was answered', async () => {
  const { tell } = await openReports();
  const made = { appealWords: 'It was a gift', appealAnswer: 'So it was.' };
  await tell([aNotice({ ...made, appealOutcome: 'overturned' })]);
  expect(screen.getByText(/the decision was taken back/)).toBeInTheDocument();
  expect(screen.getByText('So it was.')).toBeInTheDocument();
  // It can be seen again.
  expect(screen.queryByText('Nobody but the moderators can see it.')).not.toBeInTheDocument();
  await tell([aNotice({ ...made, appealOutcome: 'upheld' })]);
  expect(screen.getByText(/the decision stands/)).toBeInTheDocument();
  expect(screen.getByText('Nobody but the moderators can see it.')).toBeInTheDocument();
  expect(open()).toBeNull();
});
