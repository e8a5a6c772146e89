import type { ConnectionPort } from '@/backend/connection-port';
import { type ErrorCode, errorCode, mayPass } from '@/backend/errors';
import type { Author, PostsPort } from '@/backend/feed-ports';
import type { OnProgress } from '@/backend/live';
import type { Entry, Waiting, WaitingPost } from './entry';
import type { EntryStore } from './entry-store';

/** After this long somebody has gone on to other things: what is refused then waits for them, with the reason. */
const LATE_MS = 10_000;

/** What an outbox needs of its surroundings; replaced in tests. */
export interface OutboxHost {
  uid: string;
  /** Null where nothing outlives the tab. */
  device: EntryStore | null;
  posts: Pick<PostsPort, 'create' | 'addComment' | 'uploadImage'>;
  connection: Pick<ConnectionPort, 'settled' | 'has'>;
  /** As the directory knows them now. */
  author: () => Author;
  isOffline: () => boolean;
  /** Resolves as soon as there is a network. */
  online: () => Promise<void>;
  /** Resolves when another try is due. */
  nextTry: () => Promise<void>;
  /** Runs alone among all tabs, one after another by name. */
  alone: <T>(name: string, run: () => Promise<T>) => Promise<T>;
  now: () => number;
}

/** What the sender likes to hear of an entry on its way. */
export interface Hearing {
  /** It outlives the tab from here on. */
  kept?: () => void;
  progress?: OnProgress;
  /** Its picture is stored. */
  stored?: (imageUrl: string) => void;
}

/**
 * What was sent off, until the server has answered. Each entry is sent by one tab at a time and carries its final id,
 * so it arrives once however often the browser is closed in between.
 */
export class Outbox {
  #entries: readonly Entry[] = [];
  readonly #delivering = new Set<string>();
  readonly #listeners = new Set<() => void>();

  constructor(private readonly host: OutboxHost) {}

  get = (): readonly Entry[] => this.#entries;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Sends something off and resolves with true once the server has it. What is refused right away rejects; what is
   * refused after a wait stays here with the reason, and this resolves with false.
   */
  async send(waiting: Waiting, hearing: Hearing = {}): Promise<boolean> {
    const started = this.host.now();
    const wasOffline = this.host.isOffline();
    const entry: Entry = { ...waiting, uid: this.host.uid, refused: null, held: null };
    this.#delivering.add(entry.id);
    this.#show(entry);
    if (await this.#keep(entry)) hearing.kept?.();
    try {
      await this.#alone(entry, () => this.#deliver(entry, false, hearing));
      await this.discard(entry.id);
      return true;
    } catch (error) {
      const isLate = wasOffline || this.host.now() - started > LATE_MS;
      if (isLate) await this.#refuse(entry, error);
      else await this.discard(entry.id);
      if (!isLate) throw error;
      return false;
    } finally {
      this.#delivering.delete(entry.id);
    }
  }

  /** Takes up what an earlier visit, or a tab that is gone, has left behind. */
  async resume(): Promise<void> {
    const stored = await this.host.device?.all().catch(() => undefined);
    if (!stored) return;
    for (const one of stored) {
      const entry: Entry = { ...one, held: null };
      // Somebody else used this device and never signed out: not ours to send or to show.
      if (entry.uid !== this.host.uid) await this.discard(entry.id);
      else if (!this.#delivering.has(entry.id)) {
        this.#show(entry);
        if (!entry.refused) void this.#takeUp(entry);
      }
    }
  }

  /** Forgets an entry. */
  async discard(id: string): Promise<void> {
    this.#set(this.#entries.filter((entry) => entry.id !== id));
    await this.host.device?.remove(id).catch(() => undefined);
  }

  async #takeUp(entry: Entry): Promise<void> {
    this.#delivering.add(entry.id);
    try {
      await this.#alone(entry, async () => {
        // Another tab may have been sending it meanwhile.
        if (await this.host.device?.has(entry.id)) await this.#deliver(entry, true, {});
      });
      await this.discard(entry.id);
    } catch (error) {
      await this.#refuse(entry, error);
    } finally {
      this.#delivering.delete(entry.id);
    }
  }

  /** Tries until the server has answered, one way or the other. */
  async #deliver(entry: Entry, again: boolean, hearing: Hearing): Promise<void> {
    let mayBeThere = again;
    for (;;) {
      try {
        if (mayBeThere && (await this.#isThere(entry))) return;
        // Discarded meanwhile: deleted by its author before it was sent.
        if (!this.#entries.some((one) => one.id === entry.id)) return;
        if (entry.kind === 'post') await this.#writePost(entry, hearing);
        else await this.host.posts.addComment(entry.postId, { ...entry, author: this.host.author() });
        return;
      } catch (error) {
        if (!mayPass(error)) throw error;
        mayBeThere = true;
        this.#hold(entry, errorCode(error));
        await this.host.nextTry();
      }
    }
  }

  /** Writes of before a restart are in the SDK's own queue: only after that it is sure what the server has. */
  async #isThere(entry: Entry): Promise<boolean> {
    await this.host.online();
    await this.host.connection.settled();
    const isPost = entry.kind === 'post';
    return this.host.connection.has({
      postId: isPost ? entry.id : entry.postId,
      commentId: isPost ? null : entry.id,
    });
  }

  async #writePost(entry: Entry & WaitingPost, hearing: Hearing): Promise<void> {
    const author = this.host.author();
    if (entry.picture && !entry.imageUrl) {
      await this.host.online();
      const owner = { uid: this.host.uid, schoolId: entry.feed.schoolId };
      entry.imageUrl = await this.host.posts.uploadImage(owner, entry.picture, hearing.progress);
      hearing.stored?.(entry.imageUrl);
      this.#hold(entry, null);
      await this.#keep(entry);
    }
    const { id, feed, content, imageUrl } = entry;
    await this.host.posts.create({ id, feed, author, content, imageUrl });
  }

  #alone = (entry: Entry, run: () => Promise<void>) => this.host.alone(`schoolgate.outbox.${entry.id}`, run);

  async #refuse(entry: Entry, error: unknown): Promise<void> {
    const refused: Entry = { ...entry, refused: errorCode(error) };
    await this.#keep(refused);
    this.#show(refused);
  }

  /** Says what an entry waits for; the entry itself goes on being the one that is sent. */
  #hold(entry: Entry, held: ErrorCode | null): void {
    if (entry.held === held || !this.#entries.includes(entry)) return;
    entry.held = held;
    this.#set([...this.#entries]);
  }

  /** @returns whether it outlives the tab */
  async #keep(entry: Entry): Promise<boolean> {
    if (!this.host.device) return false;
    return this.host.device.put(entry).then(
      () => true,
      // No room, or no IndexedDB: it waits in memory.
      () => false,
    );
  }

  #show(entry: Entry): void {
    this.#set([...this.#entries.filter((one) => one.id !== entry.id), entry]);
  }

  #set(entries: readonly Entry[]): void {
    this.#entries = entries;
    for (const listener of this.#listeners) listener();
  }
}
