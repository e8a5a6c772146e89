import { act, cleanup, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { JoiningPort } from '@/backend/ports/joining';
import { aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import type { PendingRequest } from '@/domain/entities/pending-request';
import type { User } from '@/domain/entities/user';
import { MINUTE_MS } from '@/domain/time';
import { forgetDrafts } from '@/features/drafts';
import { SessionProvider } from '@/features/session';
import { Guarded } from '@/features/session/testing';
import { hasUnsaved } from '@/unsaved';
import { WelcomePage } from './welcome-page';

afterEach(forgetDrafts);

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);
const entry = (schoolId: string) => ({ schoolId, schoolName: `${schoolId} school` });
const asking = (...schoolIds: string[]): User => aUser({ schoolIds, schools: schoolIds.map(entry) });
const request = (schoolId: string, fields: Partial<PendingRequest> = {}): PendingRequest => ({
  id: `ana_${schoolId}`,
  userId: 'ana',
  email: 'ana@example.test',
  emailConfirmed: true,
  firstName: 'Ana',
  lastName: 'Silva',
  formerName: null,
  schoolId,
  schoolName: `${schoolId} school`,
  inviteCode: `${schoolId}-abc`,
  proofPath: 'proof-uploads/ana-1700000000000-My-letter.pdf',
  hasProof: true,
  requestedAt: minutesAgo(20),
  replacedAt: null,
  note: null,
  status: 'pending',
  ...fields,
});

const page = (
  <Guarded>
    <WelcomePage />
  </Guarded>
);

async function visit(who: User, own: PendingRequest[], joining: Partial<JoiningPort> = {}) {
  const account = fakeAccount(who);
  const backend = fakeBackend({
    auth: account.auth,
    users: account.users,
    joining: {
      watchOwn: (uid, observer) => {
        expect(uid).toBe('ana');
        observer.next(own);
        return () => undefined;
      },
      ...joining,
    },
  });
  const app = (
    <SessionProvider>
      <Routes>
        <Route path="/welcome" element={page} />
        <Route path="/dashboard" element={<h1>Dashboard</h1>} />
        <Route path="/join-school" element={<h1>Join</h1>} />
      </Routes>
    </SessionProvider>
  );
  const { user } = await renderWithBackend(app, backend, { route: '/welcome' });
  await screen.findByRole('heading', { name: 'Request Submitted' });
  return { user, become: account.become };
}

const card = (school: string) => within(screen.getByRole('listitem', { name: `${school} school` }));
const letter = new File(['%PDF-1.4 %%EOF'], 'Better letter.PDF');

it('shows every request with its time and document, and the ways on', async () => {
  await visit(asking('maple', 'river'), [
    request('maple', { replacedAt: minutesAgo(5) }),
    request('river', { proofPath: null, inviteCode: null }),
  ]);
  expect(screen.getByRole('region', { name: 'Waiting for approval' })).toBeInTheDocument();
  expect(screen.queryByText(/Something went wrong/)).not.toBeInTheDocument();
  expect(card('maple').getByText('20 minutes ago')).toBeInTheDocument();
  expect(card('maple').getByText('My-letter.pdf')).toBeInTheDocument();
  expect(card('maple').getByText('5 minutes ago')).toBeInTheDocument();
  expect(card('river').getByText('none')).toBeInTheDocument();
  expect(card('river').queryByText('Replaced')).not.toBeInTheDocument();
  expect(card('river').getByRole('button', { name: 'Add a document river school' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('link', { name: 'Ask to join another school' })).toHaveAttribute(
    'href',
    '/join-school',
  );
});

it('says that a document was deleted, and asks for another', async () => {
  await visit(asking('maple', 'river'), [
    request('maple', { proofPath: null }),
    request('river', { proofPath: null, inviteCode: null }),
  ]);
  expect(card('maple').getByRole('alert')).toHaveTextContent(
    'Your document was deleted: we could not read it, or had kept it for as long as we may.',
  );
  expect(card('maple').getByRole('button', { name: 'Add a document maple school' })).toBeInTheDocument();
  expect(card('river').queryByRole('alert')).not.toBeInTheDocument();
});

it('withdraws after a confirmation, and not without', async () => {
  const withdraw = vi.fn(() => Promise.resolve());
  const { user, become } = await visit(asking('maple', 'river'), [request('maple'), request('river')], {
    withdraw,
  });
  const press = () => user.click(card('maple').getByRole('button', { name: 'Withdraw maple school' }));
  await press();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(withdraw).not.toHaveBeenCalled();
  await press();
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Withdraw your request to join maple school?')).toBeInTheDocument();
  expect(
    dialog.getByText('The request and its document are deleted. You can ask again later.'),
  ).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(withdraw).toHaveBeenCalledExactlyOnceWith('ana', 'maple');
  expect(await screen.findByText('Your request to join maple school is withdrawn.')).toBeInTheDocument();

  await become(asking('river'));
  expect(screen.queryByRole('listitem', { name: 'maple school' })).not.toBeInTheDocument();
  expect(screen.getByRole('listitem', { name: 'river school' })).toBeInTheDocument();
  await become(asking());
  expect(await screen.findByRole('heading', { name: 'Join' })).toBeInTheDocument();
});

it('says why a request could not be withdrawn, and tries again', async () => {
  const withdraw = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new BackendError('unavailable'));
  const { user } = await visit(asking('maple'), [request('maple')], { withdraw });
  await user.click(screen.getByRole('button', { name: 'Withdraw maple school' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }));
  expect(
    await screen.findByText(
      /^Your request to join maple school could not be withdrawn\. We can't reach the server/,
    ),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your request to join maple school is withdrawn.')).toBeInTheDocument();
});

it('replaces the document, with its real type', async () => {
  const replaceProof = vi.fn((_request: PendingRequest, _proof: File) => Promise.resolve());
  const { user } = await visit(asking('maple'), [request('maple')], { replaceProof });
  await user.click(screen.getByRole('button', { name: 'Replace the document maple school' }));
  await user.click(screen.getByRole('button', { name: 'Send the document' }));
  expect(
    await screen.findByText('Please upload a document to help us verify your school affiliation.'),
  ).toBeInTheDocument();
  await user.upload(screen.getByLabelText('New document'), letter);
  await user.click(screen.getByRole('button', { name: 'Send the document' }));
  expect(await screen.findByText('Your new document is with the reviewers.')).toBeInTheDocument();
  expect(replaceProof).toHaveBeenCalledOnce();
  const [asked, sent] = replaceProof.mock.calls[0] ?? [];
  expect(asked?.id).toBe('ana_maple');
  expect(sent?.type).toBe('application/pdf');
  expect(screen.queryByLabelText('New document')).not.toBeInTheDocument();
});

it('keeps the chosen file when the replacement is refused, and says why', async () => {
  const replaceProof = () => Promise.reject(new BackendError('permission-denied'));
  const { user } = await visit(asking('maple'), [request('maple')], { replaceProof });
  await user.click(screen.getByRole('button', { name: 'Replace the document maple school' }));
  await user.upload(screen.getByLabelText('New document'), letter);
  await user.click(screen.getByRole('button', { name: 'Send the document' }));
  expect(await screen.findByText(/You can do that once a minute, until the decision/)).toBeInTheDocument();
  expect(screen.getByText('Better letter.PDF')).toBeInTheDocument();
});

it('says why a document did not arrive, and measures it no more', async () => {
  const replaceProof: JoiningPort['replaceProof'] = async (_request, _proof, progress) => {
    await act(async () => progress?.(0.5));
    throw new BackendError('unavailable');
  };
  const { user } = await visit(asking('maple'), [request('maple')], { replaceProof });
  await user.click(screen.getByRole('button', { name: 'Replace the document maple school' }));
  expect(screen.queryByText(/Something went wrong|could not be replaced/)).not.toBeInTheDocument();
  await user.upload(screen.getByLabelText('New document'), letter);
  await user.click(screen.getByRole('button', { name: 'Send the document' }));
  expect(await screen.findByText(/We can't reach the server/)).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByLabelText('New document')).toBeInTheDocument();
});

it('has a document that was chosen and not sent when its person comes back', async () => {
  const { user } = await visit(asking('maple', 'river'), [request('maple'), request('river')]);
  await user.click(screen.getByRole('button', { name: 'Replace the document maple school' }));
  await user.upload(screen.getByLabelText('New document'), letter);
  cleanup();
  const replaceProof = vi.fn<JoiningPort['replaceProof']>(async () => undefined);
  const again = await visit(asking('maple', 'river'), [request('maple'), request('river')], { replaceProof });
  expect(card('maple').getByText('Better letter.PDF')).toBeInTheDocument();
  expect(card('river').queryByLabelText('New document')).not.toBeInTheDocument();
  await again.user.click(screen.getByRole('button', { name: 'Send the document' }));
  expect(await screen.findByText('Your new document is with the reviewers.')).toBeInTheDocument();
  expect(replaceProof.mock.calls[0]?.[1].name).toBe('Better letter.PDF');
  cleanup();
  await visit(asking('maple'), [request('maple')]);
  expect(screen.queryByLabelText('New document')).not.toBeInTheDocument();
});

it('forgets a document that was called off', async () => {
  const { user } = await visit(asking('maple'), [request('maple')]);
  await user.click(screen.getByRole('button', { name: 'Replace the document maple school' }));
  await user.upload(screen.getByLabelText('New document'), letter);
  expect(hasUnsaved()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(hasUnsaved()).toBe(false);
});

it('says how much of a new document has arrived', async () => {
  let arrive: (share: number) => void = () => undefined;
  const replaceProof: JoiningPort['replaceProof'] = (_request, _proof, progress) => {
    arrive = (share) => progress?.(share);
    return new Promise(() => undefined);
  };
  const { user } = await visit(asking('maple'), [request('maple')], { replaceProof });
  await user.click(screen.getByRole('button', { name: 'Replace the document maple school' }));
  await user.upload(screen.getByLabelText('New document'), letter);
  await user.click(screen.getByRole('button', { name: 'Send the document' }));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await act(async () => arrive(0.5));
  expect(screen.getByRole('progressbar', { name: /Better letter\.PDF/ })).toBeInTheDocument();
});

it('says where the answer goes, and leads back only who has somewhere to go', async () => {
  await visit(asking('maple'), [request('maple')]);
  expect(screen.getByText(/ana@example\.test/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /dashboard/i })).not.toBeInTheDocument();
});

it('leads a member who waits for another school back', async () => {
  await visit({ ...asking('maple', 'river'), approvedSchools: ['river'] }, [request('maple')]);
  const back = screen.getByRole('link', { name: /dashboard/i });
  expect(back).toHaveAttribute('href', '/dashboard');
});

it('says that the requests could not be read', async () => {
  await visit(asking('maple'), [], {
    watchOwn: (_uid, observer) => {
      observer.error(new BackendError('unavailable'));
      return () => undefined;
    },
  });
  expect(await screen.findByText(/We can't reach the server/)).toBeInTheDocument();
});

it('closes the form of a document without a word when it is left', async () => {
  const { user } = await visit(asking('maple'), [request('maple')]);
  const opener = screen.getByRole('button', { name: 'Replace the document maple school' });
  await user.click(opener);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByLabelText('New document')).not.toBeInTheDocument();
  expect(screen.queryByText('Your new document is with the reviewers.')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

it('moves on when a school has let the parent in', async () => {
  const { become } = await visit(asking('maple', 'river'), [request('maple'), request('river')]);
  await become({ ...asking('maple', 'river'), approvedSchools: ['river'], approved: true });
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
});

it('withdraws also where only the school is left on the list', async () => {
  const withdraw = vi.fn(() => Promise.resolve());
  await visit(asking('maple'), [], { withdraw });
  expect(card('maple').queryByRole('button', { name: /document/ })).not.toBeInTheDocument();
  expect(card('maple').getByRole('button', { name: 'Withdraw maple school' })).toBeInTheDocument();
});

it('sends an account without a record to where it is completed', async () => {
  const nobody = fakeAccount(asking('maple'));
  const backend = fakeBackend({
    auth: nobody.auth,
    users: {
      ...nobody.users,
      watch: (_uid, observer) => {
        observer.next(null);
        return () => undefined;
      },
    },
  });
  const app = (
    <SessionProvider>
      <Routes>
        <Route path="/welcome" element={page} />
        <Route path="/join-school" element={<h1>Join</h1>} />
      </Routes>
    </SessionProvider>
  );
  await renderWithBackend(app, backend, { route: '/welcome' });
  expect(await screen.findByRole('heading', { name: 'Join' })).toBeInTheDocument();
});

it('has the button say whether its form is open, and closes it by a second press', async () => {
  const { user } = await visit(asking('maple'), [request('maple')]);
  const opener = screen.getByRole('button', { name: 'Replace the document maple school' });
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  await user.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  await user.click(opener);
  expect(screen.queryByLabelText('New document')).not.toBeInTheDocument();
});

it('marks a request that was sent off before the page knew that the address is confirmed', async () => {
  const order: string[] = [];
  const account = fakeAccount(asking('oak'));
  const backend = fakeBackend({
    auth: { ...account.auth, reload: async () => void order.push('reload') },
    users: account.users,
    joining: {
      watchOwn: (_uid, observer) => {
        observer.next([request('oak', { emailConfirmed: false })]);
        return () => undefined;
      },
      markAddressConfirmed: async (uid) => void order.push(`mark ${uid}`),
    },
  });
  await renderWithBackend(<SessionProvider>{page}</SessionProvider>, backend, { route: '/welcome' });
  await vi.waitFor(() => expect(order).toEqual(['reload', 'mark ana']));
});
