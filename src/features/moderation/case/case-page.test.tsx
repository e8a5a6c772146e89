import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BackendError, type ErrorCode } from '@/backend/errors';
import type { CasesPort } from '@/backend/ports/cases';
import type { PostsPort } from '@/backend/ports/posts';
import { forgetDrafts } from '@/features/drafts';
import { openCase } from '../test-support/open-case';
import { aCase, aModerator } from '../testing';

afterEach(forgetDrafts);

const done = () => vi.fn(() => Promise.resolve());
const fails = (code: ErrorCode) => vi.fn(() => Promise.reject(new BackendError(code)));

const words = () => screen.getByLabelText<HTMLTextAreaElement>(/^Words to the author/);
const answer = (name: string) => within(screen.getByRole('alertdialog')).getByRole('button', { name });

it('shows what was reported as it was, the reports, and the way to where it is', async () => {
  await openCase(aCase({ danger: true }));
  expect(screen.getByRole('heading', { level: 1, name: 'Post by Ben Silva' })).toBeInTheDocument();
  expect(screen.getByText('Danger to a child')).toBeInTheDocument();
  expect(screen.getByText('You are all fools.')).toBeInTheDocument();
  expect(screen.getByText('Rude!')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See it where it is' })).toHaveAttribute('href', '/post/p1');
  expect(await screen.findByText('There was nothing before in this school.')).toBeInTheDocument();
});

it.each([
  ['a post', aCase(), { postId: 'p1', commentId: null }],
  ['a comment', aCase({ kind: 'comment', targetId: 'c1', postId: 'p1' }), { postId: 'p1', commentId: 'c1' }],
])('shows what %s said before', async (_what, about, of) => {
  const revisions = vi.fn<PostsPort['revisions']>(async () => ({ items: [], next: null }));
  const { person } = await openCase(about, { posts: { revisions } });
  await person.click(screen.getByRole('button', { name: 'Earlier versions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Earlier versions' });
  await within(dialog).findByText(/^It has not been changed/);
  expect(revisions.mock.calls).toEqual([[{ schoolId: 'oak', ...of }, null]]);
});

it('shows the facts of an event, and that it is out of sight', async () => {
  const content = { ...aCase().content, title: 'Fair', location: 'Gym', start: new Date(2026, 5, 1, 9) };
  await openCase(aCase({ kind: 'event', content, isHidden: true }));
  expect(screen.getByRole('heading', { name: 'Fair' })).toBeInTheDocument();
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    expect.stringContaining('Jun'),
    'Gym',
  ]);
  expect(screen.getByText(/Hidden because several parents reported it/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Earlier versions' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'See it where it is' })).not.toBeInTheDocument();
});

const images = [{ url: 'https://files.test/face', alt: 'A pie' }];
const pictured = aCase({ content: { ...aCase().content, images, pictures: [0] } });

it('shows the picture as it was', async () => {
  const picture = vi.fn(async () => new Blob(['face'], { type: 'image/webp' }));
  await openCase(pictured, { cases: { picture } });
  expect(await screen.findByRole('img', { name: 'Picture of the post' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^blob:/),
  );
  expect(picture).toHaveBeenCalledExactlyOnceWith('case', 0);
  expect(screen.getByText('A pie')).toBeVisible();
});

it('says that the picture is gone, or why it is not there', async () => {
  const picture = vi
    .fn<CasesPort['picture']>()
    .mockRejectedValueOnce(new BackendError('unavailable'))
    .mockRejectedValueOnce(new BackendError('not-found'));
  const { person } = await openCase(pictured, { cases: { picture } });
  const alert = await screen.findByText(/The picture could not be loaded/);
  await person.click(within(alert.parentElement as HTMLElement).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The picture has been deleted since.')).toBeInTheDocument();
});

it('shows what there was about the same author before', async () => {
  const earlier = async () => [
    aCase({
      id: 'before',
      status: 'decided',
      decision: {
        act: 'warn',
        days: null,
        ruleId: 'respect',
        ruleTitle: 'Respect',
        words: null,
        by: 'x',
        at: new Date(),
      },
    }),
  ];
  await openCase(aCase(), { cases: { earlier } });
  const section = screen.getByRole('region', { name: 'Earlier about Ben Silva' });
  expect(await within(section).findByText('1 earlier case in this school')).toBeInTheDocument();
  expect(section).toHaveTextContent('Warn · Respect');
});

it.each(['permission-denied', null] as const)('can’t be opened by who may not read it: %s', async (code) => {
  const { show, refuse } = await openCase(aCase());
  await (code ? refuse(code) : show(null));
  expect(screen.getByText("This report can't be opened.")).toBeInTheDocument();
});

const base = { caseId: 'case', seen: aCase().updatedAt.getTime(), badFaith: [] };

it.each([
  ['No action', null, { act: 'no-action', days: null, ruleId: null, words: null }],
  ['Warn', null, { act: 'warn', days: null, ruleId: 'respect', words: null }],
  ['Hide', 'Hide', { act: 'hide', days: null, ruleId: 'respect', words: null }],
  ['Remove', 'Remove', { act: 'remove', days: null, ruleId: 'respect', words: null }],
  ['Pause', 'Pause for 1 day', { act: 'pause', days: 1, ruleId: 'respect', words: null }],
  [
    'Remove from the school',
    'Remove from the school',
    { act: 'remove-member', days: null, ruleId: 'respect', words: null },
  ],
])('decides: %s', async (act, sure, expected) => {
  const decide = done();
  const page = await openCase(aCase(), { cases: { decide } });
  await page.choose(act);
  await page.decide();
  if (sure) {
    await screen.findByRole('alertdialog');
    expect(decide).not.toHaveBeenCalled();
    await page.person.click(answer(sure));
  }
  await waitFor(() => expect(decide.mock.calls).toEqual([[{ ...base, ...expected }]]));
  expect(await screen.findByText('Decided. It is on record.')).toBeInTheDocument();
});

it('decides with days, another rule, words, and reports made in bad faith', async () => {
  const decide = done();
  const page = await openCase(aCase(), { cases: { decide } });
  await page.choose('Pause');
  await page.person.selectOptions(screen.getByLabelText('For how long?'), '30 days');
  await page.person.selectOptions(screen.getByLabelText('Which rule does it break?'), 'No advertising');
  await page.person.type(words(), ' Please stop. ');
  await page.person.click(screen.getByRole('checkbox', { name: /Made in bad faith/ }));
  await page.decide();
  await screen.findByRole('alertdialog');
  await page.person.click(answer('Pause for 30 days'));
  await waitFor(() =>
    expect(decide.mock.calls).toEqual([
      [{ ...base, act: 'pause', days: 30, ruleId: 'advertising', words: 'Please stop.', badFaith: ['r1'] }],
    ]),
  );
  expect(words()).toHaveValue('');
});

it('does nothing when its reader thinks again', async () => {
  const decide = done();
  const page = await openCase(aCase(), { cases: { decide } });
  await page.choose('Remove');
  await page.decide();
  await screen.findByRole('alertdialog');
  await page.person.click(answer('Cancel'));
  expect(decide).not.toHaveBeenCalled();
  expect(screen.getByRole('radio', { name: 'Remove' })).toBeChecked();
});

it('asks for an act, and for words where no rule says it', async () => {
  const decide = done();
  const page = await openCase(aCase(), { cases: { decide } });
  await page.decide();
  expect(screen.getByRole('group', { name: 'What should be done?' })).toHaveAccessibleDescription(
    'Please choose what should be done.',
  );
  await page.choose('Warn');
  await page.person.selectOptions(screen.getByLabelText('Which rule does it break?'), 'Something else');
  await page.decide();
  expect(words()).toHaveAccessibleDescription(/Please fill in this field/);
  expect(decide).not.toHaveBeenCalled();
});

it('names the rule that most reports name, and none that the school has taken back', async () => {
  const report = (id: string, ruleId: string) => ({
    id,
    ruleId,
    ruleTitle: ruleId,
    words: null,
    at: new Date(),
  });
  const { show } = await openCase(
    aCase({
      reports: [report('a', 'photos'), report('b', 'privacy'), report('c', 'privacy')],
      reportCount: 3,
    }),
  );
  const rule = screen.getByLabelText('Which rule does it break?');
  expect(rule).toHaveValue('privacy');
  await show(aCase({ reports: [report('a', 'of-old')] }));
  expect(rule).toHaveValue('');
});

it('leaves acts on staff to admins', async () => {
  await openCase(aCase({ subjectIsStaff: true }));
  for (const name of ['Warn', 'Pause', 'Remove from the school']) {
    const radio = screen.getByRole('radio', { name });
    expect(radio).toBeDisabled();
    expect(radio).toHaveAccessibleDescription('Only an admin can do this.');
  }
  expect(screen.getByRole('radio', { name: 'Hide' })).toBeEnabled();
});

it('lets admins act on staff', async () => {
  await openCase(aCase({ subjectIsStaff: true }), { user: aModerator({ isAdmin: true }) });
  expect(screen.getByRole('radio', { name: 'Warn' })).toBeEnabled();
});

it('takes picture and bio off a profile, and nothing where there is neither', async () => {
  const { show } = await openCase(aCase({ kind: 'profile', targetId: 'ben' }));
  expect(screen.getByRole('radio', { name: 'Hide picture and bio' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Remove picture and bio' })).toBeInTheDocument();
  await show(aCase({ kind: 'profile', content: { ...aCase().content, text: '' } }));
  expect(screen.queryByRole('radio', { name: /picture and bio/ })).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Warn' })).toBeInTheDocument();
});

it('has another report looked at first, and keeps what was typed', async () => {
  const decide = done();
  const page = await openCase(aCase(), { cases: { decide } });
  await page.choose('Warn');
  await page.person.type(words(), 'Please stop.');
  const later = new Date(2026, 0, 3);
  await page.show(aCase({ updatedAt: later, reportCount: 2 }));
  await page.decide();
  expect(await screen.findByText('Another report has come. Please look again.')).toBeInTheDocument();
  expect(decide).not.toHaveBeenCalled();
  expect(words()).toHaveValue('Please stop.');
  await page.decide();
  await waitFor(() =>
    expect(decide).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ seen: later.getTime() })),
  );
});

it.each([
  ['aborted', 'Another report has come. Please look again.'],
  ['role-needs-admin', 'Only an admin can do this.'],
  ['failed-precondition', 'Somebody else has decided.'],
  ['unavailable', /This could not be done. We can't reach the server/],
] as const)('says why it was refused, and keeps what was typed: %s', async (code, message) => {
  const page = await openCase(aCase(), { cases: { decide: fails(code) } });
  await page.choose('Warn');
  await page.person.type(words(), 'Please stop.');
  await page.decide();
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(words()).toHaveValue('Please stop.');
  expect(screen.getByRole('radio', { name: 'Warn' })).toBeChecked();
});

it('has its reader confirm that it is them where the server asks for it', async () => {
  const decide = fails('requires-recent-login');
  const page = await openCase(aCase(), { cases: { decide } });
  await page.choose('Remove from the school');
  await page.decide();
  await screen.findByRole('alertdialog');
  await page.person.click(answer('Remove from the school'));
  expect(await screen.findByRole('dialog', { name: 'Please confirm it is you' })).toBeInTheDocument();
});

it('keeps what was typed, also for when somebody else has decided', async () => {
  const first = await openCase(aCase());
  await first.choose('Hide');
  await first.person.type(words(), 'Please stop.');
  first.unmount();
  const { show, person } = await openCase(aCase());
  expect(words()).toHaveValue('Please stop.');
  expect(screen.getByRole('radio', { name: 'Hide' })).toBeChecked();
  await show(
    aCase({
      status: 'decided',
      isWaiting: false,
      handlerIds: [],
      decision: {
        act: 'warn',
        days: null,
        ruleId: 'respect',
        ruleTitle: 'Respect',
        words: 'Mind it.',
        by: 'zoe',
        at: new Date(),
      },
    }),
  );
  expect(screen.queryByRole('button', { name: 'Decide' })).not.toBeInTheDocument();
  expect(screen.getByText('Zoe Costa')).toBeInTheDocument();
  expect(screen.getByText('Mind it.')).toBeInTheDocument();
  expect(screen.getByText('Please stop.')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText('Please stop.')).not.toBeInTheDocument();
});

const appealed = aCase({
  status: 'appealed',
  decision: {
    act: 'hide',
    days: null,
    ruleId: 'respect',
    ruleTitle: 'Respect',
    words: null,
    by: 'zoe',
    at: new Date(),
  },
  appeal: { words: 'It was a joke.', at: new Date(), outcome: null, answer: null, by: null, decidedAt: null },
});

it.each([
  ['Uphold', 'upheld'],
  ['Overturn', 'overturned'],
])('decides about an appeal: %s', async (name, outcome) => {
  const decideAppeal = done();
  const { person, choose } = await openCase(appealed, { cases: { decideAppeal } });
  expect(screen.getByText('It was a joke.')).toBeInTheDocument();
  const submit = screen.getByRole('button', { name: 'Decide the appeal' });
  await person.type(screen.getByLabelText('Answer (optional)'), 'We see. ');
  await person.click(submit);
  expect(screen.getByText('Please choose whether it holds.')).toBeInTheDocument();
  expect(decideAppeal).not.toHaveBeenCalled();
  await choose(name);
  await person.click(submit);
  await waitFor(() =>
    expect(decideAppeal.mock.calls).toEqual([[{ caseId: 'case', outcome, answer: 'We see.' }]]),
  );
});

it('keeps the answer to an appeal when it is refused', async () => {
  const { person, choose } = await openCase(appealed, { cases: { decideAppeal: fails('internal') } });
  await choose('Uphold');
  await person.type(screen.getByLabelText('Answer (optional)'), 'We see.');
  await person.click(screen.getByRole('button', { name: 'Decide the appeal' }));
  expect(await screen.findByText(/This could not be done/)).toBeInTheDocument();
  expect(screen.getByLabelText('Answer (optional)')).toHaveValue('We see.');
});

it('says who decides about an appeal that is not its reader’s', async () => {
  await openCase({ ...appealed, handlerIds: ['zoe', 'ada'] });
  expect(screen.queryByRole('button', { name: 'Decide the appeal' })).not.toBeInTheDocument();
  const list = screen.getByText('Somebody else decides:').parentElement as HTMLElement;
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['Zoe Costa', 'A moderator or an admin']);
});

it('shows what became of an appeal', async () => {
  await openCase({
    ...appealed,
    status: 'final',
    isWaiting: false,
    appeal: {
      ...appealed.appeal,
      words: 'A joke.',
      at: new Date(),
      outcome: 'overturned',
      answer: 'True.',
      by: 'mo',
      decidedAt: new Date(),
    },
  });
  expect(screen.getByText('Overturned after an appeal')).toBeInTheDocument();
  expect(screen.getByText('True.')).toBeInTheDocument();
  expect(screen.getByText('You')).toBeInTheDocument();
});
