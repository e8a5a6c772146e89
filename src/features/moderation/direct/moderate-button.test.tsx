import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BackendError, type ErrorCode } from '@/backend/errors';
import type { CasesPort } from '@/backend/ports/cases';
import { SYSTEM_AUTHOR } from '@/domain/entities/post';
import type { User } from '@/domain/entities/user';
import { forgetDrafts } from '@/features/drafts';
import { aMember, renderSignedIn } from '@/features/session/testing';
import { aModerator, DEFAULT_COMMUNITY } from '../testing';
import { ModerateButton } from './moderate-button';

afterEach(forgetDrafts);

const target = { kind: 'comment', id: 'c1', postId: 'p1', schoolId: 'oak' } as const;

async function open(moderate: CasesPort['moderate'] = vi.fn(), user: User = aModerator(), subjectId = 'ben') {
  const onTakenDown = vi.fn();
  const { user: person } = await renderSignedIn(
    <ModerateButton target={target} subjectId={subjectId} label="Act" onTakenDown={onTakenDown}>
      Act
    </ModerateButton>,
    { cases: { moderate }, community: DEFAULT_COMMUNITY },
    user,
  );
  const start = async () => {
    await person.click(screen.getByRole('button', { name: 'Act' }));
    return screen.findByRole('dialog', { name: 'Act on this comment' });
  };
  const fill = async (act: string) => {
    await person.click(screen.getByRole('radio', { name: act }));
    await person.selectOptions(screen.getByLabelText('Which rule does it break?'), 'No advertising');
    await person.type(screen.getByLabelText(/^Words to the author/), 'No ads.');
  };
  const decide = () => person.click(screen.getByRole('button', { name: 'Decide' }));
  const sure = async (name: string) =>
    person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
  return { person, start, fill, decide, sure, onTakenDown };
}
const button = () => screen.queryByRole('button', { name: 'Act' });

it.each([
  ['a moderator of the school', aModerator(), 'ben', true],
  [
    'an admin of no school',
    aModerator({ isAdmin: true, isModerator: false, approvedSchools: [] }),
    'ben',
    true,
  ],
  ['a moderator of another school', aModerator({ approvedSchools: ['elm'] }), 'ben', false],
  ['a parent', aMember(), 'ben', false],
  ['whose it is', aModerator(), 'mo', false],
  ['anybody, of what the product says itself', aModerator(), SYSTEM_AUTHOR, false],
])('is there for %s: %#', async (_who, user, subjectId, isThere) => {
  await open(vi.fn(), user, subjectId);
  expect(button() !== null).toBe(isThere);
});

it('takes down what nobody has reported', async () => {
  const moderate = vi.fn(() => Promise.resolve());
  const { start, fill, decide, sure, onTakenDown } = await open(moderate);
  await start();
  expect(screen.queryByRole('radio', { name: 'No action' })).not.toBeInTheDocument();
  await fill('Remove');
  await decide();
  await sure('Remove');
  await waitFor(() =>
    expect(moderate.mock.calls).toEqual([
      [{ target, act: 'remove', days: null, ruleId: 'advertising', words: 'No ads.' }],
    ]),
  );
  expect(await screen.findByText('Decided. It is on record.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(onTakenDown).toHaveBeenCalledOnce();
});

it('leaves what it is about in its place after an act on its author', async () => {
  const moderate = vi.fn(() => Promise.resolve());
  const { start, fill, decide, onTakenDown } = await open(moderate);
  await start();
  await fill('Warn');
  await decide();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(moderate).toHaveBeenCalledOnce();
  expect(onTakenDown).not.toHaveBeenCalled();
});

it('asks for an act and a rule', async () => {
  const moderate = vi.fn(() => Promise.resolve());
  const { start, decide } = await open(moderate);
  await start();
  await decide();
  expect(screen.getByText('Please choose what should be done.')).toBeInTheDocument();
  expect(screen.getByText('Please choose a rule.')).toBeInTheDocument();
  expect(moderate).not.toHaveBeenCalled();
});

it.each([
  ['role-needs-admin', 'They are a moderator or an admin: only an admin can do this to them.'],
  ['failed-precondition', 'They are no longer a member of this school.'],
  ['unavailable', /This could not be done. We can't reach the server/],
] as [ErrorCode, string | RegExp][])(
  'says why it was refused, and keeps what was typed: %s',
  async (code, message) => {
    const { person, start, fill, decide } = await open(() => Promise.reject(new BackendError(code)));
    await start();
    await fill('Warn');
    await decide();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Words to the author/)).toHaveValue('No ads.');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    await start();
    expect(screen.getByLabelText(/^Words to the author/)).toHaveValue('No ads.');
    expect(screen.getByRole('radio', { name: 'Warn' })).toBeChecked();
  },
);
