import type { ConnectionPort } from '@/backend/ports/connection';
import type { EntryStore } from './entry-store';
import type { SenderContext } from './senders';

/** What an outbox needs of its surroundings; replaced in tests. */
export interface OutboxHost {
  uid: string;
  /** Where entries outlive the page. */
  store: EntryStore;
  ports: SenderContext['ports'];
  connection: Pick<ConnectionPort, 'exists' | 'deleteOwn'>;
  /** As the directory knows them now. */
  author: () => SenderContext['author'];
  isOffline: () => boolean;
  /** Resolves as soon as there is a network. */
  online: () => Promise<void>;
  /** Resolves when another try is due, after so many that failed. */
  nextTry: (failed: number) => Promise<void>;
  /** Runs alone among all tabs, one after another by name. */
  withLock: <T>(name: string, run: () => Promise<T>) => Promise<T>;
  /** Resolves after so many milliseconds. */
  pause: (milliseconds: number) => Promise<void>;
}
