import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Observer } from '@/backend/live';
import type { ContactsPort } from '@/backend/ports/contacts';
import type { ContactCard, ContactRequest, ContactShare } from '@/domain/entities/contact';
import type { Member } from '@/domain/entities/school';
import { Guarded, renderSignedIn } from '@/features/session/testing';
import { ContactSection } from './contact-section';
import { ContactsPage } from './contacts-page';

const told =
  <T,>(value: T) =>
  (...args: unknown[]) => {
    (args.at(-1) as Observer<T>).next(value);
    return () => undefined;
  };
const tove: Member = {
  ...{ uid: 'tove', firstName: 'Tove', lastName: 'Lind', profilePicUrl: null, bio: '' },
  ...{ children: [], joinedAt: null, searchTokens: [] },
};
const card: ContactCard = {
  userId: 'tove',
  phone: '+47 22 33 44 55',
  email: 'tove@home.test',
  updatedAt: null,
};
const request: ContactRequest = {
  ...{ id: 'tove_ana', fromId: 'tove', toId: 'ana', schoolId: 'oak', declined: false },
  createdAt: new Date(),
};
const share: ContactShare = { id: 'x', ownerId: 'tove', viewerId: 'ana', schoolId: 'oak', sharedAt: null };

const nothing = {
  watchCard: told<ContactCard | null>(null),
  watchRequestsTo: told<ContactRequest[]>([]),
  watchRequest: told<ContactRequest | null>(null),
  watchSharesBy: told<ContactShare[]>([]),
  watchSharesWith: told<ContactShare[]>([]),
  watchShare: told<ContactShare | null>(null),
};

const open = (ui: React.ReactNode, contacts: Partial<ContactsPort>) =>
  renderSignedIn(<Guarded>{ui}</Guarded>, {
    contacts: { ...nothing, ...contacts },
    directory: { watchMember: told<Member | null>(tove) },
  });

describe('on a parent’s profile', () => {
  const section = <ContactSection member={tove} schoolId="oak" />;

  it('one asks, and reads that one has', async () => {
    const ask = vi.fn(() => Promise.resolve());
    const { user } = await open(section, { ask });
    await user.click(await screen.findByRole('button', { name: 'Ask for contact details' }));
    expect(ask).toHaveBeenCalledExactlyOnceWith({ fromId: 'ana', toId: 'tove', schoolId: 'oak' });
    expect(await screen.findByText(/You asked Tove/)).toBeInTheDocument();
  });

  it('is said when it did not go through', async () => {
    const ask = () => Promise.reject(new BackendError('permission-denied'));
    const { user } = await open(section, { ask });
    await user.click(await screen.findByRole('button', { name: 'Ask for contact details' }));
    expect(
      await screen.findByText(/Your request was not sent. You are not allowed to do this/),
    ).toBeInTheDocument();
  });

  it('the details are there to be used once they were given', async () => {
    await open(section, {
      watchShare: told<ContactShare | null>(share),
      watchCard: told<ContactCard | null>(card),
    });
    expect(await screen.findByRole('link', { name: card.phone })).toHaveAttribute('href', 'tel:+4722334455');
    expect(screen.getByRole('link', { name: card.email })).toHaveAttribute('href', 'mailto:tove%40home.test');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('the page of contact details', () => {
  it('lets who was asked give them or not', async () => {
    const [accept, decline] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())];
    const { user } = await open(<ContactsPage />, { accept, decline, watchRequestsTo: told([request]) });
    const row = (await screen.findByRole('button', { name: 'Share mine' })).closest('li') as HTMLElement;
    expect(within(row).getByRole('link', { name: /Tove Lind/ })).toHaveAttribute('href', '/profile/tove');
    await user.click(within(row).getByRole('button', { name: 'Not now' }));
    await user.click(within(row).getByRole('button', { name: 'Share mine' }));
    expect(decline).toHaveBeenCalledExactlyOnceWith(request);
    expect(accept).toHaveBeenCalledExactlyOnceWith(request);
  });

  it('takes them back', async () => {
    const endShare = vi.fn(() => Promise.resolve());
    const given = { ...share, ownerId: 'ana', viewerId: 'tove' };
    const { user } = await open(<ContactsPage />, { endShare, watchSharesBy: told([given]) });
    await user.click(await screen.findByRole('button', { name: 'Stop sharing' }));
    expect(endShare).toHaveBeenCalledExactlyOnceWith(given);
  });

  it('saves one’s own, and says what is no telephone number', async () => {
    const saveCard = vi.fn(() => Promise.resolve());
    const { user } = await open(<ContactsPage />, { saveCard });
    const phone = await screen.findByLabelText(/^Phone/);
    await user.type(phone, 'call me');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please enter a phone number.')).toBeInTheDocument();
    await user.clear(phone);
    await user.type(phone, '555 12 34');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(saveCard).toHaveBeenCalledExactlyOnceWith('ana', { phone: '555 12 34', email: '' });
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
  });
});
