import { act, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Observer } from '@/backend/live';
import type { JoiningPort } from '@/backend/ports/joining';
import type { ReportsPort } from '@/backend/ports/reports';
import { aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import type { JoinCooldown } from '@/domain/entities/join-cooldown';
import type { ModerationNotice } from '@/domain/entities/moderation-notice';
import type { User } from '@/domain/entities/user';
import { forgetDrafts } from '@/features/drafts';
import type { Entry } from '@/features/offline';
import { OnTheWay } from '@/features/offline/testing';
import { aNotice } from '@/features/reports/testing';
import { SessionProvider } from '@/features/session';
import { hasUnsaved } from '@/unsaved';
import { JoinSchoolPage } from './join-school-page';
import { Elsewhere, invitedRiver, letter, maple, RIVER_CODE } from './testing';

afterEach(forgetDrafts);

type Parts = Parameters<typeof fakeBackend>[0];

/** No cooldown holds. */
const watchCooldown: JoiningPort['watchCooldown'] = (_uid, _school, { next }) => {
  next(null);
  return () => undefined;
};

const noDecisions: ReportsPort['watchNotices'] = (_uid, { next }) => {
  next([]);
  return () => undefined;
};

async function visit(
  visitor: User | null,
  route = '/join-school?code=maple-abc',
  parts: Parts = {},
  waiting: readonly Pick<Entry, 'isSent'>[] = [],
) {
  const account = fakeAccount(visitor);
  const findCode = vi.fn((code: string) => Promise.resolve(code === RIVER_CODE ? invitedRiver : null));
  const backend = fakeBackend({
    ...parts,
    auth: account.auth,
    users: { ...account.users, ...parts.users },
    schools: { findCode, ...parts.schools },
    joining: { watchCooldown, ...parts.joining },
    reports: { watchNotices: noDecisions, ...parts.reports },
  });
  const app = (
    <SessionProvider>
      <OnTheWay entries={waiting as Entry[]} calls={{ resume: async () => undefined }}>
        <Routes>
          <Route path="/join-school" element={<JoinSchoolPage />} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
        <Link to={route}>Back</Link>
        <Link to="/join-school?code=oak-abc">Another code</Link>
      </OnTheWay>
    </SessionProvider>
  );
  const { user } = await renderWithBackend(app, backend, { route });
  return { user, account, findCode };
}

const submit = () => screen.getByRole('button', { name: 'Request to Join' });

it('sends visitors to sign up, with their code', async () => {
  await visit(null);
  expect(await screen.findByRole('heading', { name: '/signup?code=maple-abc' })).toBeInTheDocument();
});

it('fills in the code, and needs it and a document', async () => {
  const { user, findCode } = await visit(aUser());
  const code = await screen.findByLabelText<HTMLInputElement>('Invite code');
  expect(code).toHaveValue('maple-abc');
  await user.clear(code);
  await user.click(submit());
  expect(await screen.findByText('Please enter a valid invite code.')).toBeInTheDocument();
  expect(
    screen.getByText('Please upload a document to help us verify your school affiliation.'),
  ).toBeInTheDocument();
  // The link's own code, to name its school; nothing for the sending.
  expect(findCode).toHaveBeenCalledExactlyOnceWith('maple-abc');
});

it('keeps code and document when the code is refused', async () => {
  const { user } = await visit(aUser());
  await user.upload(await screen.findByLabelText('Proof document'), letter);
  await user.click(submit());
  expect(await screen.findByText('Invalid invite code.')).toBeInTheDocument();
  expect(screen.getByLabelText('Invite code')).toHaveValue('maple-abc');
  expect(screen.getByText('letter.pdf')).toBeInTheDocument();
});

it('keeps the form when the sign-in ends meanwhile, and says what is missing', async () => {
  const { user, account } = await visit(aUser());
  await user.upload(await screen.findByLabelText('Proof document'), letter);
  await account.become(null);
  await user.click(submit());
  expect(await screen.findByText('You must be logged in to join a school.')).toBeInTheDocument();
  expect(screen.getByText('letter.pdf')).toBeInTheDocument();
});

it('explains a removal, and that it may be asked again', async () => {
  const removed = { schoolId: 'maple', schoolName: 'Maple Grove', reason: null, removedAt: new Date() };
  await visit(aUser({ removedFrom: { ...removed, reason: 'Moved away.' } }));
  expect(await screen.findByText('You are no longer a member of Maple Grove')).toBeInTheDocument();
  expect(screen.getByText('What the admin wrote: Moved away.')).toBeInTheDocument();
  expect(screen.getByText(/you can ask to join again/)).toBeInTheDocument();
  expect(submit()).toBeInTheDocument();
});

it('explains a removal without a reason', async () => {
  const removed = { schoolId: 'maple', schoolName: 'Maple Grove', reason: null, removedAt: new Date() };
  await visit(aUser({ removedFrom: removed }));
  expect(await screen.findByText('The admin gave no reason.')).toBeInTheDocument();
});

it('leads who was removed by the moderators to what they decided, and nobody else', async () => {
  const removed = { schoolId: 'maple', schoolName: 'Maple Grove', reason: null, removedAt: new Date() };
  let tell: Observer<ModerationNotice[]>['next'] | undefined;
  const watchNotices: ReportsPort['watchNotices'] = (_uid, { next }) => {
    tell = next;
    return () => undefined;
  };
  await visit(aUser({ removedFrom: removed }), undefined, { reports: { watchNotices } });
  await screen.findByText('You are no longer a member of Maple Grove');
  await waitFor(() => expect(tell).toBeDefined());
  await act(async () => tell?.([]));
  expect(screen.queryByRole('link', { name: /what the moderators decided/ })).not.toBeInTheDocument();
  await act(async () => tell?.([aNotice({ act: 'remove-member' })]));
  expect(screen.getByRole('link', { name: /what the moderators decided/ })).toHaveAttribute(
    'href',
    '/reports',
  );
});

it('says from when a school may be asked again, until a reviewer lets one ask sooner', async () => {
  const rejectedAt = new Date();
  const rejected = { schoolId: 'maple', schoolName: 'Maple Grove', reason: null, rejectedAt };
  const cooldown: JoinCooldown = {
    ...{ userId: 'me', schoolId: 'maple', firstName: 'Ana', lastName: 'Silva', lastAuditId: 'a1' },
    ...{ startedAt: rejectedAt, liftedAt: null },
  };
  let tell: Observer<JoinCooldown | null>['next'] = () => undefined;
  const watch: JoiningPort['watchCooldown'] = (_uid, _school, { next }) => {
    tell = next;
    next(cooldown);
    return () => undefined;
  };
  await visit(aUser({ rejectedRequest: rejected }), undefined, { joining: { watchCooldown: watch } });
  expect(await screen.findByText(/^You can ask again from .+, or sooner when the reviewers/)).toBeVisible();
  await act(async () => tell({ ...cooldown, liftedAt: new Date() }));
  expect(screen.getByText(/^You can ask again with a document/)).toBeVisible();
});

it('keeps code and document when it is too early to ask again, and says until when', async () => {
  const refused = new BackendError('failed-precondition', { retryAt: new Date(2e12) });
  const joining = { request: () => Promise.reject(refused) };
  const schools = { get: () => Promise.resolve({ ...maple, id: 'river' }) };
  const { user } = await visit(aUser(), '/join-school?code=river-abc', { joining, schools });
  await user.upload(await screen.findByLabelText('Proof document'), letter);
  await user.click(submit());
  expect(await screen.findByText(/^You can ask this school again from .*2033/)).toBeInTheDocument();
  expect(screen.getByLabelText('Invite code')).toHaveValue('river-abc');
  expect(screen.getByText('letter.pdf')).toBeInTheDocument();
});

it('explains a rejection', async () => {
  const rejectedAt = new Date();
  const rejected = { schoolId: 'maple', schoolName: 'Maple Grove', reason: 'No name on it.', rejectedAt };
  await visit(aUser({ rejectedRequest: rejected }));
  expect(await screen.findByText('Your request to join Maple Grove was not approved')).toBeInTheDocument();
  expect(screen.getByText('What the reviewer wrote: No name on it.')).toBeInTheDocument();
});

it('says which school a code is of, typed with capitals and spaces or brought along', async () => {
  const { user, findCode } = await visit(aUser(), '/join-school');
  const code = await screen.findByLabelText('Invite code');
  await user.type(code, ' River ABC ');
  expect(findCode).not.toHaveBeenCalled();
  await user.tab();
  expect(await screen.findByText('This is the code of River School in Porto.')).toBeInTheDocument();
  expect(findCode).toHaveBeenCalledExactlyOnceWith('river-abc');
  await user.type(code, 'x');
  expect(screen.queryByText(/This is the code of/)).not.toBeInTheDocument();
});

it.each([
  [
    'a member',
    { schoolIds: ['river'], approvedSchools: ['river'] },
    'You are already a member',
    '/dashboard',
  ],
  ['a parent who has asked', { schoolIds: ['river'] }, 'You have already asked to join', '/welcome'],
])('says to %s what they are, with the way on, before anything is sent', async (_, fields, words, target) => {
  await visit(aUser(fields), '/join-school?code=river-abc');
  expect(await screen.findByText(new RegExp(words))).toHaveTextContent('River School');
  const link = screen.getByRole('link', { name: /Go to the dashboard|See your request/ });
  expect(link).toHaveAttribute('href', target);
});

it('says how much of the document has arrived', async () => {
  let arrive: (share: number) => void = () => undefined;
  const request: JoiningPort['request'] = (_asked, progress) => {
    arrive = (share) => progress?.(share);
    return new Promise(() => undefined);
  };
  const get = vi.fn(async () => ({
    id: 'river',
    name: 'River School',
    city: '',
    slug: 'river',
    createdAt: null,
  }));
  const { user } = await visit(aUser(), '/join-school?code=river-abc', {
    schools: { get },
    joining: { request },
  });
  await user.upload(await screen.findByLabelText('Proof document'), letter);
  await user.click(submit());
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await act(async () => arrive(0.5));
  expect(screen.getByRole('progressbar', { name: /letter\.pdf/ })).toBeInTheDocument();
});

it.each(['permission-denied', 'internal'] as const)('says no more than its own words of %s', async (code) => {
  const get = () => Promise.reject(new BackendError(code));
  const { user } = await visit(aUser(), '/join-school?code=river-abc', { schools: { get } });
  await user.upload(await screen.findByLabelText('Proof document'), letter);
  await user.click(submit());
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeInTheDocument();
});

it('says that the account could not be read, and reads it again', async () => {
  const watch = vi.fn((_uid: string, observer: Observer<User | null>) => {
    observer.error(new BackendError('permission-denied'));
    return () => undefined;
  });
  const { user } = await visit(aUser(), '/join-school', { users: { watch } });
  const again = await screen.findByRole('button', { name: 'Try again' });
  watch.mockImplementationOnce((_uid, observer) => {
    observer.next(aUser());
    return () => undefined;
  });
  await user.click(again);
  expect(await screen.findByLabelText('Invite code')).toBeInTheDocument();
});

it('leads to the form that takes requests for a code', async () => {
  await visit(aUser());
  const link = await screen.findByRole('link', { name: 'Request an invite code' });
  expect(link).toHaveAttribute('href', '/#request');
});

it('says that a document is damaged before anything is sent, and keeps the code', async () => {
  const { user, findCode } = await visit(aUser());
  const torn = new File(['half a picture'], 'letter.png', { type: 'image/png' });
  await user.upload(await screen.findByLabelText('Proof document'), torn);
  await user.click(submit());
  expect(await screen.findByText(/^We can’t open this file/)).toBeInTheDocument();
  expect(screen.getByLabelText('Invite code')).toHaveValue('maple-abc');
  // The link's own code alone.
  expect(findCode).toHaveBeenCalledOnce();
  await user.upload(screen.getByLabelText('Proof document'), letter);
  expect(screen.queryByText(/^We can’t open this file/)).not.toBeInTheDocument();
});

it('asks before a chosen document is lost by a reload, which no store keeps', async () => {
  const { user } = await visit(aUser());
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const proof = await screen.findByLabelText('Proof document');
  expect(asks()).toBe(false);
  await user.upload(proof, letter);
  expect(asks()).toBe(true);
  expect(hasUnsaved()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Remove letter.pdf' }));
  expect(asks()).toBe(false);
  await user.upload(proof, letter);
  // Held by the page, wherever its person goes.
  await user.click(screen.getByRole('link', { name: 'Contact us' }));
  expect(asks()).toBe(true);
});

it('has a chosen document again when its person comes back to the page, and sends it', async () => {
  const request = vi.fn<JoiningPort['request']>(async () => undefined);
  const { user } = await visit(aUser(), '/join-school?code=river-abc', {
    schools: {
      get: async () => ({ id: 'river', name: 'River School', city: '', slug: 'river', createdAt: null }),
    },
    joining: { request },
  });
  await user.upload(await screen.findByLabelText('Proof document'), letter);
  await user.click(screen.getByRole('link', { name: 'Contact us' }));
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByText('letter.pdf')).toBeInTheDocument();
  await user.click(submit());
  await waitFor(() => expect(request).toHaveBeenCalledOnce());
  expect(request.mock.calls[0]?.[0].evidence?.proof).toBe(letter);
  // Once it is sent the page lets it go.
  await user.click(await screen.findByRole('link', { name: 'Back' }));
  await screen.findByLabelText('Proof document');
  expect(screen.queryByText('letter.pdf')).not.toBeInTheDocument();
  expect(hasUnsaved()).toBe(false);
});

it('has not the document of another invitation, nor one that was taken away', async () => {
  const { user } = await visit(aUser());
  await user.upload(await screen.findByLabelText('Proof document'), letter);
  await user.click(screen.getByRole('link', { name: 'Contact us' }));
  await user.click(screen.getByRole('link', { name: 'Another code' }));
  await screen.findByLabelText('Proof document');
  expect(screen.queryByText('letter.pdf')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Contact us' }));
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Remove letter.pdf' }));
  await user.click(screen.getByRole('link', { name: 'Contact us' }));
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await screen.findByLabelText('Proof document');
  expect(screen.queryByText('letter.pdf')).not.toBeInTheDocument();
});

it('shows a chosen document to nobody else who signs in on the page', async () => {
  const { user, account } = await visit(aUser());
  await user.upload(await screen.findByLabelText('Proof document'), letter);
  await user.click(screen.getByRole('link', { name: 'Contact us' }));
  await account.become(aUser({ uid: 'eve' }));
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await screen.findByLabelText('Proof document');
  expect(screen.queryByText('letter.pdf')).not.toBeInTheDocument();
  expect(hasUnsaved()).toBe(false);
});

it('asks before a log-in as somebody else takes a chosen document, which is forgotten then', async () => {
  const { user, account } = await visit(aUser());
  Object.assign(account.auth, { signOut: () => account.become(null) });
  await user.upload(await screen.findByLabelText('Proof document'), letter);
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  expect(await screen.findByText(/You have started writing something/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Log Out' }));
  await screen.findByRole('heading', { name: '/login?code=maple-abc' });
  expect(hasUnsaved()).toBe(false);
  await account.become(aUser());
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await screen.findByLabelText('Proof document');
  expect(screen.queryByText('letter.pdf')).not.toBeInTheDocument();
});

it('asks before a log-in as somebody else takes what waits to be sent', async () => {
  const { user, account } = await visit(aUser(), '/join-school', {}, [{ isSent: false }]);
  const signOut = vi.fn(() => account.become(null));
  Object.assign(account.auth, { signOut });
  await user.click(await screen.findByRole('link', { name: 'Log in' }));
  expect(await screen.findByText(/has not reached the server yet/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(signOut).not.toHaveBeenCalled();
});

it('asks before a log-in as somebody else takes what is typed', async () => {
  const { user, account } = await visit(aUser());
  const signOut = vi.fn(() => account.become(null));
  Object.assign(account.auth, { signOut });
  await user.type(await screen.findByLabelText('Invite code'), 'x');
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(signOut).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  await user.click(await screen.findByRole('button', { name: 'Log Out' }));
  await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  expect(Object.keys(sessionStorage).filter((key) => key.includes('draft'))).toEqual([]);
});
