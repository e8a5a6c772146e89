import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Observer } from '@/backend/live';
import type { CasesPort } from '@/backend/ports/cases';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import { newSchool } from '@/domain/entities/school';
import type { User } from '@/domain/entities/user';
import { renderSignedIn, TWO_SCHOOLS } from '@/features/session/testing';
import { aCase, aModerator } from '../testing';
import { CaseQueuePage } from './case-queue-page';

async function open(user: User = aModerator(), route = '/', decidedCases: ModerationCase[] = []) {
  let observer: Observer<ModerationCase[]> | undefined;
  const watchWaiting = vi.fn<CasesPort['watchWaiting']>((_uid, _schools, told) => {
    observer = told;
    return () => undefined;
  });
  const decided = vi.fn<CasesPort['decided']>(() => Promise.resolve({ items: decidedCases, next: null }));
  const schools = ['oak', 'elm'].map((slug) =>
    newSchool({ slug, name: `The ${slug} school`, city: 'Porto', timeZone: 'UTC' }),
  );
  const { user: person } = await renderSignedIn(
    <CaseQueuePage />,
    { cases: { watchWaiting, decided }, admin: { schoolNames: async () => schools } },
    user,
    { route },
  );
  const show = (cases: ModerationCase[]) => act(async () => observer?.next(cases));
  const fail = () => act(async () => observer?.error(new BackendError('internal')));
  return { person, watchWaiting, decided, show, fail };
}
const rows = () => screen.getAllByRole('listitem');

it('lists what waits in the order of its urgency, and says in words what is about danger to a child', async () => {
  const { show, watchWaiting } = await open();
  expect(watchWaiting).toHaveBeenCalledWith('mo', ['oak'], expect.anything());
  await show([
    aCase({ id: 'a', danger: true, subjectName: 'Zoe Costa', kind: 'comment' }),
    aCase({ id: 'b', reportCount: 3 }),
  ]);
  const [first, second] = rows() as [HTMLElement, HTMLElement];
  expect(within(first).getByText('Danger to a child')).toBeInTheDocument();
  expect(within(first).getByRole('link', { name: 'Comment by Zoe Costa' })).toHaveAttribute(
    'href',
    '/moderator/reports/a',
  );
  expect(within(second).queryByText('Danger to a child')).not.toBeInTheDocument();
  expect(second).toHaveTextContent('You are all fools.');
  expect(second).toHaveTextContent('3 reports · Speak as you would at the school gate');
  expect(second).not.toHaveTextContent('Somebody else decides');
});

it('marks appeals, what is out of sight, and what somebody else decides', async () => {
  const { show } = await open();
  await show([
    aCase({ id: 'a', status: 'appealed', handlerIds: ['other'] }),
    aCase({ id: 'b', isHidden: true }),
  ]);
  const [appealed, hidden] = rows() as [HTMLElement, HTMLElement];
  expect(within(appealed).getByText('Appeal')).toBeInTheDocument();
  expect(within(appealed).getByText('Somebody else decides')).toBeInTheDocument();
  expect(within(hidden).getByText(/Hidden because several parents reported it/)).toBeInTheDocument();
  expect(within(hidden).queryByText('Appeal')).not.toBeInTheDocument();
});

it('says when none waits, and when that is not known', async () => {
  const { show, fail } = await open();
  expect(screen.queryByText('No reports are waiting.')).not.toBeInTheDocument();
  await fail();
  expect(screen.getByRole('alert')).toHaveTextContent('We could not load the reports.');
  await show([]);
  expect(screen.getByText('No reports are waiting.')).toBeInTheDocument();
});

it('shows admins all schools, by name, and one of them when it is chosen', async () => {
  const { person, show, watchWaiting, decided } = await open(
    aModerator({ isAdmin: true, isModerator: false, approvedSchools: [], schools: [] }),
  );
  expect(watchWaiting).toHaveBeenLastCalledWith('mo', null, expect.anything());
  await show([aCase({ schoolId: 'elm' })]);
  expect(rows()[0]).toHaveTextContent('The elm school');
  await person.selectOptions(screen.getByLabelText('School'), 'The elm school');
  expect(watchWaiting).toHaveBeenLastCalledWith('mo', ['elm'], expect.anything());
  await person.click(screen.getByRole('tab', { name: 'Decided' }));
  expect(await screen.findByText('Nothing has been decided yet.')).toBeInTheDocument();
  expect(decided).toHaveBeenLastCalledWith('mo', 'elm', null);
});

it('asks for what was decided school by school where its reader moderates several', async () => {
  const mo = aModerator({ approvedSchools: ['oak', 'elm'], schools: TWO_SCHOOLS });
  const { decided } = await open(mo, '/?show=decided', [
    aCase({
      status: 'decided',
      isWaiting: false,
      decision: {
        act: 'pause',
        days: 7,
        ruleId: 'respect',
        ruleTitle: 'Respect',
        words: null,
        by: 'mo',
        at: new Date(),
      },
    }),
  ]);
  expect(await screen.findByRole('region', { name: 'The oak school' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'The elm school' })).toBeInTheDocument();
  expect(screen.getAllByText('Pause for 7 days')).toHaveLength(2);
  expect(decided.mock.calls).toEqual([
    ['mo', 'oak', null],
    ['mo', 'elm', null],
  ]);
});

it('takes no school of a link that is none of its reader’s', async () => {
  const { watchWaiting } = await open(aModerator(), '/?school=elm');
  expect(watchWaiting).toHaveBeenLastCalledWith('mo', ['oak'], expect.anything());
});
