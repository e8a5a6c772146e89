import { STORED, type StoredText } from '@/stored';

/** A signed-in user as the SDK writes it down, tokens included. */
export type StoredUser = Record<string, unknown> & { uid: string };

/** What tabs tell each other. It stays in the browser's memory. */
export type Message =
  | { type: 'ask' }
  | { type: 'have'; session: string; user: StoredUser }
  | { type: 'left'; uid: string };

/** What this needs of the browser; replaced in tests. */
export interface TabHost {
  /** A text that lives as long as the tab. */
  text(key: string): StoredText;
  send(message: Message): void;
  /** Holds the lock of a session until the returned function is called. */
  hold(session: string): () => void;
  openSessions(): Promise<string[] | null>;
  ended: { has(session: string): boolean; add(session: string): void };
  newId(): string;
  /** Whether this tab may take part in a sign-in of another: not where the device itself keeps one. */
  mayJoin(): boolean;
}

/** A tab that holds the session's lock answers within this time, unless it is frozen, in milliseconds. */
export const ANSWER_MS = 1000;
/** Where it can't be known whether there is such a tab, the wait is shorter. In milliseconds. */
export const BLIND_ANSWER_MS = 300;

export const isStoredUser = (value: unknown): value is StoredUser =>
  typeof value === 'object' && value !== null && typeof (value as { uid?: unknown }).uid === 'string';

function parseUser(text: string | null): StoredUser | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isStoredUser(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * A sign-in that lasts for the browser session. Each tab has it in its own storage, which the browser drops with the
 * tab; a new tab is given it by one that is open (decision 30).
 */
export class TabSession {
  #own: { session: string; user: StoredUser } | null = null;
  /** Where the SDK keeps its user, once it has asked. */
  #key: string | null = null;
  #release: (() => void) | null = null;
  /** Who left in another tab: what is still under way here must not bring them back. */
  readonly #left = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #answered: (() => void) | null = null;

  constructor(private readonly host: TabHost) {}

  #id = (): StoredText => this.host.text(STORED.tabSession);

  /** Whether this tab is in such a sign-in, also before the SDK has asked. */
  isOpen = (): boolean => this.#own !== null || (this.#key === null && this.#id().get() !== null);

  /** Takes up what this tab has had before its page was loaded. */
  open(key: string): void {
    if (this.#key !== null) return;
    this.#key = key;
    const user = parseUser(this.host.text(key).get());
    const session = this.#id().get() ?? this.host.newId();
    if (user && !this.host.ended.has(session)) this.#keep(session, user);
    else this.remove();
  }

  /** This tab's own user. */
  own = (): StoredUser | null => this.#own?.user ?? null;

  /** The user of the tabs that are open; null when there is none, or two different ones. */
  async ask(): Promise<StoredUser | null> {
    if (!this.host.mayJoin()) return null;
    const sessions = await this.host.openSessions();
    // Two tabs with different people: neither session is taken over.
    if (this.#own || (sessions && sessions.length !== 1)) return this.own();
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, sessions ? ANSWER_MS : BLIND_ANSWER_MS);
      this.#answered = () => {
        clearTimeout(timer);
        resolve();
      };
      this.host.send({ type: 'ask' });
    });
    this.#answered = null;
    return this.own();
  }

  /** Begins a session: the same person may sign in again after a sign-out, so that is forgotten. */
  begin(): void {
    this.#left.clear();
  }

  /** @returns whether a reload of the tab keeps it */
  set(user: StoredUser): boolean {
    if (this.#left.has(user.uid)) {
      // The SDK was still busy with a user who has left meanwhile: it has to look again.
      queueMicrotask(this.#tell);
      return true;
    }
    const session = this.#own?.user.uid === user.uid ? this.#own.session : this.host.newId();
    const isKept = this.#keep(session, user);
    this.host.send({ type: 'have', session, user });
    return isKept;
  }

  /** Takes the user out of this tab alone: a token that fails here says nothing of the others. */
  remove(): void {
    this.#own = null;
    this.#release?.();
    this.#release = null;
    this.#text()?.set(null);
    this.#id().set(null);
  }

  /** Ends the session in all tabs, also in those that are suspended now. */
  leave(uid: string): void {
    this.#left.add(uid);
    if (this.#own) this.host.ended.add(this.#own.session);
    this.host.send({ type: 'left', uid });
  }

  /** Ends here what was ended elsewhere while this tab slept. */
  wake(): void {
    if (this.#own && this.host.ended.has(this.#own.session)) this.#end(this.#own.user.uid);
  }

  /** Calls back when another tab has changed what this one has. */
  listen(listener: () => void): void {
    this.#listeners.add(listener);
  }

  unlisten(listener: () => void): void {
    this.#listeners.delete(listener);
  }

  /** What another tab says. */
  receive(message: Message): void {
    if (this.#key === null) return;
    if (message.type === 'have') this.#join(message);
    else if (message.type === 'left') this.#end(message.uid);
    else if (this.#own) this.host.send({ type: 'have', ...this.#own });
  }

  #join({ session, user }: Extract<Message, { type: 'have' }>): void {
    if (this.#left.has(user.uid) || this.host.ended.has(session)) return;
    // This tab has another session, or the device keeps one.
    if (this.#own ? this.#own.user.uid !== user.uid : !this.host.mayJoin()) return;
    // Newer tokens, perhaps. Of two sign-ins of one person both tabs keep the same.
    const [first = session] = [session, this.#own?.session ?? session].sort();
    this.#keep(first, user);
    this.#answered?.();
    this.#tell();
  }

  #end(uid: string): void {
    this.#left.add(uid);
    if (this.#own?.user.uid === uid) {
      this.remove();
      this.#tell();
    }
    this.#answered?.();
  }

  #text = (): StoredText | null => (this.#key === null ? null : this.host.text(this.#key));

  #keep(session: string, user: StoredUser): boolean {
    if (this.#own?.session !== session) {
      this.#release?.();
      this.#release = this.host.hold(session);
    }
    this.#own = { session, user };
    this.#id().set(session);
    return this.#text()?.set(JSON.stringify(user)) ?? false;
  }

  #tell = (): void => {
    for (const listener of this.#listeners) listener();
  };
}
