import { BackendError, type ErrorCode, errorCode, mayPass } from '@/backend/errors';
import { logFailure } from '@/backend/log-failure';
import type { Author } from '@/backend/ports/posts';
import { authorSnapshot } from '@/domain/author-snapshot';
import type { Entries } from './entries';
import { type Entry, type EntryOf, isSame } from './entry';
import { keepChanged } from './entry-store';
import type { OutboxHost } from './host';
import { KeyedQueues } from './keyed-queues';
import { senderOf } from './senders';

/** What is not answered in this time is tried again. */
const ANSWER_MS = 30_000;

/** This account can no longer ask the server anything, not even what has arrived. */
const OF_ACCOUNT: readonly ErrorCode[] = ['unauthenticated', 'account-disabled'];

/** The same may well succeed later: also what met others who wrote the same, again and again. */
const passes = (error: unknown): boolean => mayPass(error) || errorCode(error) === 'aborted';

/** All that a post or a comment copies of its author. */
const signatureOf = (author: Author): string => JSON.stringify([authorSnapshot(author), author.children]);

/** What became of something that its person does not want any more. */
export type Discarded = 'gone' | 'was-sent';

/** The way of one entry to the server, and back. */
export class Delivery {
  readonly #lines = new KeyedQueues();
  /** Of these something may be at the server. */
  readonly #tried = new WeakSet<Entry>();
  /** A try of these was given up, and may arrive yet. */
  readonly #unanswered = new WeakSet<Entry>();

  constructor(
    private readonly host: OutboxHost,
    private readonly entries: Entries,
  ) {}

  /** Its turn is before that of what begins later. */
  begin = (entry: Entry): void => this.#lines.enter(entry);

  end = (entry: Entry): void => this.#lines.leave(entry);

  /** An earlier visit may have tried it. */
  takeOver = (entry: Entry): void => void this.#tried.add(entry);

  isUnanswered = (entry: Entry): boolean => this.#unanswered.has(entry);

  /** Tries until the server has answered, one way or the other, or the entry is not wanted any more. */
  async deliver(entry: Entry): Promise<void> {
    const isOver = this.entries.until(() => !this.entries.wants(entry));
    const unlessOver = (wait: Promise<void>) => Promise.race([wait, isOver]);
    const run = async () => {
      this.begin(entry);
      await unlessOver(this.host.online());
      if (!this.entries.wants(entry)) return;
      if (entry.kind === 'post') await this.#storePictures(entry);
      if (entry.kind === 'profile') await this.#storePicture(entry);
      if (entry.kind === 'group-file') await this.#storeFile(entry);
      await unlessOver(this.#lines.turn(entry));
      // The last moment: after this it may arrive.
      if ((await this.#isStopped(entry)) || !this.entries.wants(entry)) return;
      await this.#write(entry);
      this.entries.change(entry, { isSent: true, held: null });
    };
    await this.#again(entry, run, (failed) => unlessOver(this.host.nextTry(failed)));
  }

  /** Takes back what may have arrived, where that is possible. */
  async deleteOwn(entry: Entry): Promise<Discarded> {
    if (!this.#tried.has(entry)) {
      await this.giveUp(entry);
      return 'gone';
    }
    const { canTakeBack, makes } = senderOf(entry);
    const item = makes(entry);
    if (!item || !canTakeBack) return entry.isSent ? 'was-sent' : 'gone';
    const run = async () => {
      await this.host.online();
      await this.#inTime(this.host.connection.deleteOwn(item));
    };
    return this.#again(entry, run, this.host.nextTry).then(
      () => 'gone',
      // Nothing of it is theirs any more, as under an account that was closed.
      () => 'was-sent',
    );
  }

  /** Deletes its uploaded picture, which nothing will show: no function does that for profile pictures. */
  async giveUp(entry: Entry): Promise<void> {
    if (entry.kind !== 'profile' || !entry.imageUrl) return;
    const { imageUrl } = entry;
    entry.imageUrl = null;
    await this.host.ports.users
      .deletePicture(imageUrl)
      .catch((failure: unknown) => logFailure('delete', failure));
  }

  async #write(entry: Entry, author = this.host.author()): Promise<void> {
    const { makes, write } = senderOf(entry);
    this.#tried.add(entry);
    try {
      await this.#inTime(write(entry, { ports: this.host.ports, author }));
    } catch (error) {
      if (mayPass(error)) this.#unanswered.add(entry);
      const item = makes(entry);
      const isClear = passes(error) || OF_ACCOUNT.includes(errorCode(error));
      // An earlier try may have made it, whose answer was lost: rules refuse the second.
      if (!isClear && item && (await this.#inTime(this.host.connection.exists(item)))) return;
      const current = await this.#changedSince(author, entry, error);
      if (!current) throw error;
      await this.#write(entry, current);
    }
  }

  /**
   * Who signs, where the directory knows them differently by now: a profile that went out at the same moment, or on
   * another device, arrived before what is signed as it was.
   */
  async #changedSince(author: Author, entry: Entry, error: unknown): Promise<Author | null> {
    const schoolId = senderOf(entry).signedIn?.(entry);
    if (schoolId === undefined || errorCode(error) !== 'permission-denied') return null;
    try {
      const current = await this.#inTime(this.host.ports.posts.authorOf(schoolId, author.uid));
      return current && signatureOf(current) !== signatureOf(author) ? current : null;
    } catch (failure) {
      if (mayPass(failure)) throw failure;
      // Whoever may not even ask is refused for what was said first.
      return null;
    }
  }

  /** Another tab has discarded it, or sent off something in its place. */
  async #isStopped(entry: Entry): Promise<boolean> {
    const stored = await this.host.store.update(entry.id, (now) => now).catch(() => null);
    return stored !== null && (stored.isDiscarded || !isSame(stored, entry));
  }

  /** Repeats what fails for reasons that pass. */
  async #again(
    entry: Entry,
    run: () => Promise<void>,
    wait: (failed: number) => Promise<void>,
  ): Promise<void> {
    for (let failed = 1; ; failed += 1) {
      try {
        return await run();
      } catch (error) {
        if (!passes(error)) throw error;
        if (senderOf(entry).canBeOvertaken) this.end(entry);
        this.entries.change(entry, { held: errorCode(error) });
        await wait(failed);
      }
    }
  }

  async #inTime<T>(answer: Promise<T>): Promise<T> {
    const late = this.host.pause(ANSWER_MS).then(() => {
      throw new BackendError('deadline-exceeded');
    });
    return Promise.race([answer, late]);
  }

  /** One after another, so that each arrives soon on a slow line; those that are stored are not stored again. */
  async #storePictures(entry: EntryOf<'post'>): Promise<void> {
    for (const picture of entry.pictures) {
      if (picture.url !== null) continue;
      if (!this.entries.wants(entry)) return;
      const url = await this.host.ports.posts.uploadImage(entry, picture, this.#tells(entry));
      entry.pictures = entry.pictures.map((one) => (one === picture ? { ...one, url } : one));
      await this.#stored(entry);
    }
  }

  async #storePicture(entry: EntryOf<'profile'>): Promise<void> {
    if (!entry.picture || entry.imageUrl) return;
    const { users } = this.host.ports;
    entry.imageUrl = await users.uploadPicture(entry.uid, entry.picture.blob, this.#tells(entry));
    await this.#stored(entry);
  }

  async #storeFile(entry: EntryOf<'group-file'>): Promise<void> {
    if (entry.isStored) return;
    const { id, group, uid: userId, blob } = entry;
    const stop = new AbortController();
    // Nobody waits for the rest of a large file.
    void this.entries.until(() => !this.entries.wants(entry)).then(() => stop.abort());
    const file = { id, groupId: group.groupId, schoolId: group.schoolId, userId };
    try {
      await this.host.ports.groups.uploadFile(file, blob, this.#tells(entry), stop.signal);
    } catch (error) {
      if (this.entries.wants(entry)) throw error;
      return;
    }
    entry.isStored = true;
    await this.#stored(entry);
  }

  #tells = (entry: Entry) => (progress: number) => this.entries.change(entry, { progress });

  async #stored(entry: Entry): Promise<void> {
    this.entries.change(entry, { held: null, progress: null });
    await keepChanged(this.host.store, entry);
  }
}
