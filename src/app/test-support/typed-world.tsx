import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { vi } from 'vitest';
import { BackendError, type ErrorCode } from '@/backend/errors';
import { aConnection, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import type { User } from '@/domain/entities/user';
import { forgetDrafts } from '@/features/drafts';
import { OfflineProvider } from '@/features/offline';
import { SessionProvider, useSession } from '@/features/session';
import { Guarded } from '@/features/session/testing';
import { commitAll } from '@/ui/undoable';
import { OrphanedDrafts } from '../frame/orphaned-drafts';
import { FrameRefusedDrafts } from '../frame/refused-drafts';
import { useLogOut } from '../frame/use-log-out';

export type Parts = Omit<Parameters<typeof fakeBackend>[0], 'auth' | 'users' | 'connection'> & {
  auth?: object;
  users?: object;
};

/** A place where people type. */
export interface TypedPlace {
  name: string;
  /** Null for who is not signed in. */
  person: User | null;
  /** As the router writes it, and as it is opened. */
  path: string;
  route?: string;
  page: ReactElement;
  /** The backend, whose write answers as the test says. */
  parts: (write: () => Promise<never>) => Parts;
  /** What stands between the page and the fields. */
  reach?: () => Promise<void>;
  /** What stands between the page and what is on its way. */
  reachSent?: () => Promise<void>;
  /** The way back to the page's other buttons, where the fields are in a window over it. */
  stepBack?: () => Promise<void>;
  /** What is typed, by the labels of the first fields that have them. */
  typed: Record<string, string>;
  /** What the fields hold where nothing was typed; nothing without. */
  untouched?: Record<string, string>;
  /** What is chosen besides: a picture. */
  chosen?: { name: string; value: string; choose: () => Promise<void>; read: () => string };
  /** Fills in what is never kept, as it is needed to send. */
  secrets?: () => void;
  /** The button that sends. */
  submit: string;
  /** The answer to what is asked before. */
  sure?: string;
  /** What is sent is the outbox's; what is refused at once comes back into the fields. */
  isSentOff?: boolean;
  /** Only where its school is selected. */
  isOfSchool?: boolean;
  /** What the server says besides when the school is closed to the person. */
  onClosed?: () => Promise<void>;
}

/** Presses the button of this name; looked for by its text, as roles take long on a large page. */
export const press = async (name: string) => {
  const texts = await screen.findAllByText(name, { selector: 'button, button *' });
  await act(async () => fireEvent.click(texts.at(-1)?.closest('button') as Element));
};
const fieldOf = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label)[0] as HTMLInputElement;
export const type = (label: string, value: string) => fireEvent.input(fieldOf(label), { target: { value } });

function LogOut() {
  const logOut = useLogOut();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={logOut}>
        Leave
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

/** As on every page of somebody who is signed in. */
function OfPerson({ children }: { children: ReactNode }) {
  const session = useSession();
  return (
    <Guarded>
      <FrameRefusedDrafts />
      {session.status === 'signed-in' && session.user && <OrphanedDrafts />}
      {children}
    </Guarded>
  );
}

/** A browser tab in which a person is at a place; what is left of it between two pages is what the browser stores. */
export class TypedWorld {
  #become: (user: User | null) => Promise<void> = async () => undefined;
  /** Why every write fails; null while none is answered. */
  refusal: ErrorCode | null = null;
  readonly write = vi.fn(() =>
    this.refusal ? Promise.reject(new BackendError(this.refusal)) : new Promise<never>(() => undefined),
  );

  constructor(
    readonly place: TypedPlace,
    readonly keeps = false,
  ) {}

  /** Everything that is typed and chosen. */
  get typed(): Record<string, string> {
    const { typed, chosen } = this.place;
    return chosen ? { ...typed, [chosen.name]: chosen.value } : typed;
  }

  /** Loads a page, with the fields. */
  async open(person?: User | null): Promise<void> {
    await this.load(person);
    await this.reach();
  }

  /** Loads a page, whatever is on it then. */
  async load(person = this.place.person): Promise<void> {
    const { page, path, route = path, parts } = this.place;
    const { auth, users, become } = fakeAccount(person);
    this.#become = become;
    const own = parts(this.write);
    const backend = fakeBackend({
      ...own,
      auth: { ...auth, signOut: () => become(null), ...own.auth },
      users: { ...users, ...own.users },
      connection: {
        ...aConnection,
        isKeptSignedIn: () => this.keeps,
        whenAllWritesCommitted: async () => undefined,
        deleteOwn: async () => undefined,
      },
    });
    await renderWithBackend(
      <SessionProvider>
        <OfflineProvider>
          <LogOut />
          <Link to="/elsewhere">Elsewhere</Link>
          <Link to={route}>Here</Link>
          <Routes>
            <Route path={path} element={this.place.person ? <OfPerson>{page}</OfPerson> : page} />
            <Route path="*" element={<h1>Another page</h1>} />
          </Routes>
        </OfflineProvider>
      </SessionProvider>,
      backend,
      { route },
    );
  }

  /** On the page that is loaded. */
  async reach(): Promise<void> {
    await this.place.reach?.();
    const [label = ''] = Object.keys(this.place.typed);
    await screen.findAllByLabelText(label);
  }

  /** Closes the page: its memory is gone, and what it was sending goes on no more. */
  async close(): Promise<void> {
    cleanup();
    forgetDrafts();
    await this.#become(null);
  }

  async reload(person?: User | null): Promise<void> {
    await this.close();
    await this.open(person);
  }

  async type(): Promise<void> {
    for (const [label, value] of Object.entries(this.place.typed)) type(label, value);
    await this.place.chosen?.choose();
  }

  /** What is in the fields. */
  read(): Record<string, string> {
    const values = Object.keys(this.place.typed).map((label) => [label, fieldOf(label).value]);
    const { chosen } = this.place;
    if (chosen) values.push([chosen.name, chosen.read()]);
    return Object.fromEntries(values) as Record<string, string>;
  }

  async goElsewhere(): Promise<void> {
    await act(async () => fireEvent.click(screen.getByText('Elsewhere')));
    await screen.findByText('Another page');
  }

  async comeBack(by: 'link' | 'Back'): Promise<void> {
    await act(async () => fireEvent.click(screen.getByText(by === 'link' ? 'Here' : 'Back')));
    await this.reach();
  }

  /** Their record becomes another one. */
  async become(person: User): Promise<void> {
    await this.#become(person);
    await this.place.onClosed?.();
  }

  /** The sign-in is over, by the server or by another tab. */
  async endSignIn(): Promise<void> {
    await this.#become(null);
  }

  /** Another tab logs out: before this one hears of it, what they share is gone. */
  async logOutElsewhere(): Promise<void> {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith('schoolgate.'))) {
      const oldValue = localStorage.getItem(key);
      localStorage.removeItem(key);
      window.dispatchEvent(
        new StorageEvent('storage', { key, oldValue, newValue: null, storageArea: localStorage }),
      );
    }
    await this.endSignIn();
  }

  /** Sends what is typed, and waits for the refusal; for null none comes. */
  async send(refusal: ErrorCode | null): Promise<void> {
    this.refusal = refusal;
    this.place.secrets?.();
    await press(this.place.submit);
    if (this.place.sure) await press(this.place.sure);
    // What can still be undone is done now.
    await act(commitAll);
    await waitFor(() => {
      if (this.write.mock.calls.length === 0) throw new Error('Nothing was sent');
    });
    await act(async () => undefined);
  }
}

/** What this device still has of anything typed. */
export const draftsLeft = (): string[] =>
  [sessionStorage, localStorage].flatMap((store) =>
    Object.keys(store).filter((key) => key.startsWith('schoolgate.draft.')),
  );
