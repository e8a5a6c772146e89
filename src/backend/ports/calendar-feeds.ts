import type { CalendarFeed, FeedChoice } from '@/domain/entities/calendar-feed';
import type { Observer, Unsubscribe } from '../live';

/** The events of a school as a calendar that programs follow, by an address that its parent alone is told. */
export interface CalendarFeedsPort {
  /** One's own of a school, live; null while it is turned off. */
  watchFeed(uid: string, schoolId: string, observer: Observer<CalendarFeed | null>): Unsubscribe;
  /**
   * Its address; null where nobody can tell it any more, until it is renewed.
   * @throws not-found while it is turned off
   */
  feedAddress(schoolId: string): Promise<string | null>;
  /** Turns it on, or has it hold other events under the same address. @throws resource-exhausted after many changes in a day */
  saveFeed(schoolId: string, choice: FeedChoice): Promise<void>;
  /** Gives it another address, which it tells; the one before leads nowhere. @throws resource-exhausted after many changes in a day */
  renewFeed(schoolId: string): Promise<string | null>;
  endFeed(schoolId: string): Promise<void>;
}
