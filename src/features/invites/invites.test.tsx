import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { InvitesPort } from '@/backend/ports/invites';
import type { Invite } from '@/domain/entities/outreach';
import { newReferral, type Referral } from '@/domain/entities/referral';
import { DAY_MS } from '@/domain/time';
import { renderSignedIn } from '@/features/session/testing';
import { InvitesPage } from './invites-page';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const WEEK = 7 * DAY_MS;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const invited = (email: string, age: number, joined = false): Invite => ({
  id: email,
  email,
  fromUserId: 'ana',
  schoolId: 'oak',
  code: 'oak-ana',
  createdAt: new Date(NOW - age),
  sentAt: new Date(NOW - age),
  joined,
});

const OWN: Referral = { ...newReferral('ana'), codes: { oak: 'oak-ana' } };

async function visit(mine: Invite[] = [], own: Referral | null = OWN) {
  const send = vi.fn<InvitesPort['send']>(() => Promise.resolve({ status: 'sent' }));
  const watchMine: InvitesPort['watchMine'] = (_uid, observer) => {
    observer.next(mine);
    return () => undefined;
  };
  let tell: (own: Referral | null) => void = () => undefined;
  const watchReferral: InvitesPort['watchReferral'] = (_uid, observer) => {
    tell = observer.next;
    tell(own);
    return () => undefined;
  };
  await renderSignedIn(<InvitesPage />, { invites: { send, watchMine, watchReferral } });
  return { send, tell: (next: Referral) => act(async () => tell(next)) };
}

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Email addresses');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

describe('sending again', () => {
  it('is offered a week after the last mail, not before, and never to who joined', async () => {
    const { send } = await visit([
      invited('late@example.test', WEEK),
      invited('early@example.test', WEEK - 1),
      invited('joined@example.test', 2 * WEEK, true),
    ]);
    expect(screen.getAllByRole('button', { name: /^Send again/ })).toHaveLength(1);
    await press('Send again to late@example.test');
    expect(send).toHaveBeenCalledExactlyOnceWith({
      recipientEmail: 'late@example.test',
      inviteCode: 'oak-ana',
      requestId: expect.any(String),
      resend: true,
    });
    expect(screen.getByText('Invite sent to late@example.test.')).toBeInTheDocument();
  });
});

describe('the messages after sending', () => {
  it('stay for five seconds', async () => {
    const { send } = await visit();
    send.mockResolvedValueOnce({ status: 'already-invited' });
    fireEvent.change(screen.getByLabelText('Email addresses'), {
      target: { value: 'ben@example.test, eva@example.test' },
    });
    await press('Send invites');
    const warning = 'The following were already invited and skipped: ben@example.test';
    const success = 'Invite sent to eva@example.test.';
    expect([screen.queryByText(warning), screen.queryByText(success)]).not.toContain(null);
    await pass(4_900);
    expect([screen.queryByText(warning), screen.queryByText(success)]).not.toContain(null);
    await pass(200);
    expect([screen.queryByText(warning), screen.queryByText(success)]).toEqual([null, null]);
  });
});

describe('one’s own address', () => {
  it('is not invited, and stays as it was typed', async () => {
    const { send } = await visit();
    type('Ana+me@Example.test');
    await press('Send invites');
    expect(
      screen.getByText('This is your own address, so it was not invited: ana+me@example.test'),
    ).toBeInTheDocument();
    expect(field()).toHaveValue('Ana+me@Example.test');
    expect(send).not.toHaveBeenCalled();
  });

  it('holds no other back', async () => {
    const { send } = await visit();
    type('ana@example.test, ben@example.test');
    await press('Send invites');
    expect(send).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ recipientEmail: 'ben@example.test' }),
    );
    expect(screen.getByText('Invite sent to ben@example.test.')).toBeInTheDocument();
    expect(screen.getByText(/This is your own address/)).toBeInTheDocument();
    expect(field()).toHaveValue('ana@example.test');
  });
});

describe('the way to the gift', () => {
  const RETAILERS = 'The gift card is from a bookshop or a supermarket.';

  it('names the retailers while parents are missing, and when all have joined', async () => {
    await visit([], { ...OWN, referralCount: 2 });
    expect(screen.getByText('2 of 3').parentElement?.textContent).toBe(
      `2 of 3 parents have joined with your link. At 3 you get a $20 gift card. ${RETAILERS}`,
    );
    cleanup();
    await visit([], { ...OWN, referralCount: 3, rewardEligible: true });
    const thanks = 'Thank you! 3 parents have joined with your link, and your $20 gift card is on its way.';
    expect(screen.getByText(`${thanks} ${RETAILERS}`)).toBeInTheDocument();
  });
});

describe('what is on its way', () => {
  it('is the code right after an approval: the link comes once a function has made it', async () => {
    const { send, tell } = await visit([], null);
    expect(screen.getByText('0 of 3')).toBeInTheDocument();
    expect(screen.queryByLabelText('Your personal link')).not.toBeInTheDocument();
    type('ben@example.test');
    await press('Send invites');
    // The window that says so is fetched when it is opened.
    await act(() => vi.dynamicImportSettled());
    expect(screen.getByText(/^Your school information is missing/)).toBeInTheDocument();
    expect(send).not.toHaveBeenCalled();
    await tell(OWN);
    expect(screen.getByLabelText('Your personal link')).toBeInTheDocument();
  });

  it('is all of it while the server is asked: nothing is sent, nothing typed is lost', async () => {
    const quiet = () => () => undefined;
    await renderSignedIn(<InvitesPage />, { invites: { watchMine: quiet, watchReferral: quiet } });
    expect(screen.getAllByText('Loading...')).toHaveLength(2);
    type('ben@example.test');
    expect(screen.getByRole('button', { name: 'Send invites' })).toBeDisabled();
    expect(field()).toHaveValue('ben@example.test');
  });

  it('is asked for again after an error', async () => {
    const watchReferral = vi.fn<InvitesPort['watchReferral']>((_uid, observer) => {
      observer.error(new BackendError('permission-denied'));
      return () => undefined;
    });
    await renderSignedIn(<InvitesPage />, { invites: { watchMine: () => () => undefined, watchReferral } });
    watchReferral.mockImplementation((_uid, observer) => {
      observer.next(OWN);
      return () => undefined;
    });
    await press('Try again');
    expect(screen.getByText('0 of 3')).toBeInTheDocument();
  });
});

describe('the personal link', () => {
  it('goes to the share sheet where there is one', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    await visit();
    await press('Share');
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'Schoolgate',
      text: 'Join the parents of Oak School on Schoolgate.',
      url: `${window.location.origin}/?code=oak-ana`,
    });
    // Closed without a choice: nothing to complain about.
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('has no share button where there is no share sheet', async () => {
    await visit();
    expect(screen.getByLabelText('Your personal link')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  });

  it('is printed, as a code and in letters', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await visit();
    expect(screen.getByText(`${window.location.origin}/?code=oak-ana`)).toBeInTheDocument();
    await press('Print');
    expect(print).toHaveBeenCalledOnce();
  });
});
