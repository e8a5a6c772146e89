import type { Silence } from '@/domain/entities/silence';
import type { Observer, Unsubscribe } from '../live';

/** Of which groups and posts a parent is told nothing (product §4.10). By `silenceId`. */
export interface SilencesPort {
  /** Live; null where one is told of it. */
  watch(uid: string, id: string, observer: Observer<Silence | null>): Unsubscribe;
  /** Now or not at all; takes the place of the one before. @param until null for good */
  silence(uid: string, id: string, until: Date | null): Promise<void>;
  /** Once more does no harm. */
  end(uid: string, id: string): Promise<void>;
}
