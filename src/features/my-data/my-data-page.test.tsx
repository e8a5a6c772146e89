import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Observer } from '@/backend/live';
import type { MyDataPort } from '@/backend/ports/my-data';
import type { UsersPort } from '@/backend/ports/users';
import { aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import type { AccountDeletion } from '@/domain/entities/account-deletion';
import type { DataExport } from '@/domain/entities/data-export';
import { SessionProvider } from '@/features/session';
import { savedNames } from '@/ui/testing';
import { MyDataPage } from './my-data-page';

const told =
  <T,>(value: T) =>
  (_uid: string, observer: Observer<T>) => {
    observer.next(value);
    return () => undefined;
  };
const dueAt = new Date('2026-12-02T09:00:00Z');
const deletion: AccountDeletion = { userId: 'ana', keepPosts: true, requestedAt: dueAt, dueAt };
const copy: DataExport = {
  ...{
    userId: 'ana',
    status: 'ready',
    requestedAt: dueAt,
    fileName: 'a.zip',
    size: 2_097_152,
    expiresAt: dueAt,
  },
};

async function open(
  port: Partial<MyDataPort> = {},
  setHiddenFields: UsersPort['setHiddenFields'] = () => Promise.resolve(),
) {
  const member = aUser({
    hiddenFields: ['bio'],
    schoolIds: ['oak'],
    schools: [{ schoolId: 'oak', schoolName: 'Oak Hill' }],
    approvedSchools: ['oak'],
    approved: true,
  });
  const { auth, users } = fakeAccount(member);
  const { user } = await renderWithBackend(
    <SessionProvider>
      <MyDataPage />
    </SessionProvider>,
    fakeBackend({
      auth: { ...auth, reauthenticate: () => Promise.resolve() },
      users: { ...users, setHiddenFields },
      myData: {
        watchExport: told<DataExport | null>(null),
        watchDeletion: told<AccountDeletion | null>(null),
        ...port,
      },
    }),
  );
  await screen.findByRole('heading', { name: 'Your data' });
  return user;
}
const press = async (user: Awaited<ReturnType<typeof open>>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

it('leads to what is said about data', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
});

describe('the copy', () => {
  it('is asked for, and waits until it is made', async () => {
    let tell: Observer<DataExport | null> | undefined;
    const requestExport = vi.fn(async () =>
      tell?.next({ ...copy, status: 'making', fileName: null, size: null, expiresAt: null }),
    );
    const user = await open({
      requestExport,
      watchExport: (_uid, observer) => {
        tell = observer;
        observer.next(null);
        return () => undefined;
      },
    });
    await press(user, 'Make a copy');
    expect(await screen.findByText(/are making your copy/)).toBeInTheDocument();
    expect(requestExport).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: /copy/ })).not.toBeInTheDocument();
  });

  it('is fetched by its name, and saved', async () => {
    const downloadExport = vi.fn(async () => new Blob(['zip']));
    const saved = savedNames();
    const user = await open({ watchExport: told(copy), downloadExport });
    expect(screen.getByText(/Your copy is ready: 2 MB/)).toBeInTheDocument();
    await press(user, 'Download');
    expect(downloadExport).toHaveBeenCalledExactlyOnceWith('ana', 'a.zip');
    await waitFor(() => expect(saved).toEqual(['my-data.zip']));
  });

  it('says when it could not be fetched', async () => {
    const downloadExport = () => Promise.reject(new BackendError('not-found'));
    const user = await open({ watchExport: told(copy), downloadExport });
    await press(user, 'Download');
    expect(await screen.findByText(/could not be downloaded. This is no longer here/)).toBeInTheDocument();
  });
});

describe('the end of the account', () => {
  it('is asked for with what becomes of the posts', async () => {
    const requestDeletion = vi.fn(() => Promise.resolve());
    const user = await open({ requestDeletion });
    await press(user, 'Delete my account');
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByLabelText('Delete my posts, comments and events as well'));
    await user.click(within(dialog).getByRole('button', { name: 'Delete in seven days' }));
    expect(requestDeletion).toHaveBeenCalledExactlyOnceWith(false);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('waits for somebody to take over', async () => {
    const requestDeletion = () => Promise.reject(new BackendError('hand-over-moderator'));
    const user = await open({ requestDeletion });
    await press(user, 'Delete my account');
    await press(user, 'Delete in seven days');
    expect(await screen.findByText(/only moderator of a school/)).toBeInTheDocument();
  });

  it('can be taken back until then', async () => {
    const cancelDeletion = vi.fn(() => Promise.resolve());
    const user = await open({ watchDeletion: told(deletion), cancelDeletion });
    expect(screen.getByText(/Your account will be deleted Wed, Dec 2/)).toBeInTheDocument();
    await press(user, 'Keep my account');
    expect(cancelDeletion).toHaveBeenCalledOnce();
    expect(await screen.findByText('You are keeping your account.')).toBeInTheDocument();
  });
});

it('a school is left after asking', async () => {
  const leaveSchool = vi.fn(() => Promise.resolve());
  const user = await open({ leaveSchool });
  await press(user, 'Leave Oak Hill');
  await press(user, 'Leave');
  expect(leaveSchool).toHaveBeenCalledExactlyOnceWith('oak');
  expect(await screen.findByText('You have left Oak Hill.')).toBeInTheDocument();
});

describe('what other parents see', () => {
  const box = (name: string) => screen.getByRole('checkbox', { name });

  it('is chosen field by field', async () => {
    const save = vi.fn(() => Promise.resolve());
    const user = await open({}, save);
    expect(box('Your picture')).toBeChecked();
    expect(box('About me')).not.toBeChecked();
    await user.click(box('Names of your children'));
    expect(save).toHaveBeenLastCalledWith('ana', ['childNames', 'bio']);
    // Saved, and the account does not tell of it yet.
    expect(box('Names of your children')).not.toBeChecked();
    await user.click(box('About me'));
    expect(save).toHaveBeenLastCalledWith('ana', ['childNames']);
  });

  it('is as before where it was not saved, and says so', async () => {
    const user = await open({}, () => Promise.reject(new BackendError('unavailable')));
    await user.click(box('Your picture'));
    expect(await screen.findByText(/Your choice was not saved/)).toBeInTheDocument();
    expect(box('Your picture')).toBeChecked();
  });
});
