import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { SignUpsPort } from '@/backend/ports/sign-ups';
import { newHiddenItem } from '@/domain/entities/hidden-item';
import type { Claim, SignUpList } from '@/domain/entities/sign-up-list';
import { forgetDrafts } from '@/features/drafts';
import { OfflineProvider } from '@/features/offline';
import { aServer } from '@/features/offline/testing';
import { aMember, renderSignedIn } from '@/features/session/testing';
import { SignUpListPage } from './sign-up-list-page';
import { aClaim, aList, putNear, taken } from './testing';

beforeAll(() => Promise.all([import('./form/list-dialog'), import('@/ui/confirm-dialog')]));
beforeEach(() => putNear());
afterEach(() => {
  forgetDrafts();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The browser of the tests has no printer. */
function printing() {
  const print = vi.fn<() => void>();
  window.print = print;
  return print;
}

const MINE = { userId: 'ana' };
const nobody = () => () => undefined;

/** @param hidden whom Ana has hidden */
async function openPage(
  list: SignUpList | null | BackendError,
  calls: Partial<SignUpsPort> = {},
  hidden: readonly string[] = [],
) {
  const server = aServer();
  const update = vi.fn<SignUpsPort['update']>(async () => undefined);
  const remove = vi.fn<SignUpsPort['delete']>(async () => undefined);
  const { user } = await renderSignedIn(
    <OfflineProvider>
      <Routes>
        <Route path="/sign-ups" element={<p>All lists</p>} />
        <Route path="/sign-ups/:listId" element={<SignUpListPage />} />
      </Routes>
    </OfflineProvider>,
    {
      connection: server,
      directory: { watchMember: nobody },
      community: {
        watchHidden: (_uid, observer) => {
          observer.next(hidden.map((uid) => newHiddenItem('person', uid, uid)));
          return () => undefined;
        },
      },
      signUps: {
        watch: (_listId, observer) => {
          if (list instanceof BackendError) observer.error(list);
          else observer.next(list);
          return () => undefined;
        },
        watchMine: (_uid, _listId, observer) => {
          observer.next(null);
          return () => undefined;
        },
        update,
        delete: remove,
        ...calls,
      },
    },
    aMember(),
    { route: '/sign-ups/sale' },
  );
  return { user, server, update, remove };
}
// The sheet for the printer, which screens do not show, has it as well.
const title = () => within(screen.getByRole('banner')).getByRole('heading', { level: 1, name: 'Cake sale' });
const button = (name: string) => screen.getByRole('button', { name });

describe('a list', () => {
  it('has its title, its day, its words and a way back', async () => {
    await openPage(aList({ description: 'No nuts', eventId: 'fair' }));
    expect(title()).toBeInTheDocument();
    expect(within(screen.getByRole('article')).getByText('No nuts')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All sign-up lists' })).toHaveAttribute('href', '/sign-ups');
    expect(screen.getByRole('link', { name: 'The event' })).toHaveAttribute('href', '/events/fair');
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  });

  it('is printed with the names that its reader sees, and without whom they have hidden', async () => {
    const print = printing();
    const person = (name: string) => ({ userId: name, name, profilePicUrl: null, count: 1 });
    const summary = { taken: { cake: 3 }, people: { cake: [person('Cleo'), person('Dan')] } };
    const { user } = await openPage(aList({ summary }), {}, ['Dan']);
    await user.click(button('Print'));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const sheet = within(document.querySelector<HTMLElement>('.print-sheet') as HTMLElement);
    expect(sheet.getByText('Cleo')).toBeInTheDocument();
    expect(sheet.queryByText('Dan')).not.toBeInTheDocument();
    expect(sheet.getByText('2 more')).toBeInTheDocument();
  });

  it('that is gone says so', async () => {
    await openPage(null);
    expect(screen.getByText('This sign-up list is no longer here.')).toBeInTheDocument();
  });

  it('of another school says so', async () => {
    await openPage(new BackendError('permission-denied'));
    expect(await screen.findByText('You can’t see this sign-up list.')).toBeInTheDocument();
  });

  it('that could not be loaded says so', async () => {
    await openPage(new BackendError('unknown'));
    expect(await screen.findByText('The sign-up list could not be loaded.')).toBeInTheDocument();
  });
});

describe('its host', () => {
  const claims: Claim[] = [
    aClaim({ userId: 'cleo', standing: { name: 'Cleo Park', profilePicUrl: null, granted: { cake: 2 } } }),
    aClaim({
      ...{ userId: 'dan', isNamed: false },
      standing: { name: 'Dan Ruiz', profilePicUrl: null, granted: { stand: 1 } },
    }),
    aClaim({ userId: 'eve', standing: { name: 'Eve Lin', profilePicUrl: null, granted: {} } }),
  ];
  const page = vi.fn<SignUpsPort['claims']>(async () => ({ items: claims, next: null }));
  const own = () => openPage(aList({ ...MINE, summary: taken(2, 1) }), { claims: page });

  it('sees who has signed up, also who is not named to others', async () => {
    const { user } = await own();
    await user.click(button('See who signed up'));
    const region = await screen.findByText('Cleo Park');
    expect(region).toBeInTheDocument();
    expect(screen.getByText('Cake × 2')).toBeInTheDocument();
    expect(screen.getByText('Dan Ruiz')).toBeInTheDocument();
    expect(screen.getByText('Not shown to others')).toBeInTheDocument();
    expect(screen.queryByText('Eve Lin')).not.toBeInTheDocument();
  });

  it('prints the whole list with all names', async () => {
    const print = printing();
    const { user } = await own();
    await user.click(button('Print'));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const sheet = within(document.querySelector<HTMLElement>('.print-sheet') as HTMLElement);
    expect(sheet.getByText('Cleo Park × 2')).toBeInTheDocument();
    expect(sheet.getByText('Dan Ruiz')).toBeInTheDocument();
  });

  it('is told when the names could not be read, and tries again', async () => {
    const print = printing();
    page.mockRejectedValueOnce(new BackendError('unavailable'));
    const { user } = await own();
    await user.click(button('Print'));
    await screen.findByText(/Who signed up could not be loaded\./);
    expect(print).not.toHaveBeenCalled();
    await user.click(button('Try again'));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
  });

  it('has them as a file, all pages of them', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file: Blob) => {
      files.push(file);
      return 'blob:file';
    };
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    page
      .mockResolvedValueOnce({ items: claims.slice(0, 1), next: { opaque: 1 } })
      .mockResolvedValueOnce({ items: claims.slice(1), next: null });
    const { user } = await own();
    await user.click(button('Download (CSV)'));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]?.text()).toContain('Cake,4,Cleo Park,2\r\nStand,1,Dan Ruiz,1\r\n');
  });

  it('closes it', async () => {
    const { user, update } = await own();
    await user.click(button('Close list'));
    await waitFor(() =>
      expect(update).toHaveBeenCalledExactlyOnceWith({ listId: 'sale', uid: 'ana' }, { isClosed: true }),
    );
  });

  it('opens it again', async () => {
    const { user, update } = await openPage(aList({ ...MINE, isClosed: true }));
    await user.click(button('Open list again'));
    await waitFor(() => expect(update.mock.lastCall?.[1]).toEqual({ isClosed: false }));
  });

  it('changes what is to be changed alone, and nothing that is taken', async () => {
    const { user, update } = await own();
    await user.click(button('Edit'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit sign-up list' }));
    expect(dialog.getByRole('button', { name: 'Remove Cake' })).toBeDisabled();
    const [cakes] = dialog.getAllByRole('textbox', { name: 'How many' });
    await user.clear(cakes as HTMLElement);
    await user.type(cakes as HTMLElement, '1');
    await user.click(dialog.getByRole('button', { name: 'Save list' }));
    expect(await dialog.findByText('More are taken')).toBeInTheDocument();
    await user.clear(cakes as HTMLElement);
    await user.type(cakes as HTMLElement, '6');
    await user.click(dialog.getByRole('button', { name: 'Save list' }));
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(update.mock.lastCall?.[1]).toEqual({
      slots: [
        { id: 'cake', label: 'Cake', count: 6 },
        { id: 'stand', label: 'Stand', count: 1 },
      ],
    });
  });

  it('deletes it when sure', async () => {
    const { user, remove } = await own();
    await user.click(button('Delete'));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Parents have signed up. They will not be told.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('All lists')).toBeInTheDocument();
    expect(remove).toHaveBeenCalledExactlyOnceWith('sale');
  });

  it('keeps it when it could not be deleted, and is told', async () => {
    const { user } = await openPage(aList(MINE), {
      delete: () => Promise.reject(new BackendError('unavailable')),
    });
    await user.click(button('Delete'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/could not be deleted\./)).toBeInTheDocument();
    expect(title()).toBeInTheDocument();
  });
});
