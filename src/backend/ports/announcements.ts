import type {
  Announcement,
  AnnouncementRead,
  AnnouncementReadInput,
  AnnouncementTally,
} from '@/domain/entities/announcement';
import type { Revision } from '@/domain/entities/revision';
import type { AnnouncementInput } from '@/domain/inputs/announcement';
import type { Cursor, Observer, Page, Unsubscribe } from '../live';

/** Announcements of a school; staff read those that were withdrawn as well. */
export interface Announcements {
  schoolId: string;
  withWithdrawn: boolean;
}

/** Readers asked for at once, as many as one query may name. */
export const READERS_AT_ONCE = 30;

/** What moderators tell all parents of a school, and who has seen it. */
export interface AnnouncementsPort {
  /** What came out last in a school, new or corrected, no earlier than a moment; live, null where there is nothing. */
  watchNewest(schoolId: string, since: Date, observer: Observer<Announcement | null>): Unsubscribe;
  /** One, live; null where staff ask for one that is not there, `permission-denied` to all others. */
  watch(announcementId: string, observer: Observer<Announcement | null>): Unsubscribe;
  /** The first page of a school's, the newest first, live. */
  watchFirst(of: Announcements, observer: Observer<Page<Announcement>>): Unsubscribe;
  /** A page of them, by what came before it. */
  page(of: Announcements, after: Cursor | null): Promise<Page<Announcement>>;
  /**
   * Now or not at all, as the next; once, however often it is tried. That of a day which is over by the time it arrives becomes
   * that of the present day.
   * @throws daily-limit where there is one of that day already
   */
  create(of: {
    announcementId: string;
    schoolId: string;
    uid: string;
    input: AnnouncementInput;
  }): Promise<void>;
  /**
   * Other words for the version that they were written for.
   * @throws failed-precondition where somebody else has corrected it meanwhile
   */
  correct(
    of: { announcementId: string; uid: string; version: number },
    words: Pick<AnnouncementInput, 'title' | 'text'>,
  ): Promise<void>;
  /** For good, now or not at all, as the next. No harm where it is withdrawn already. */
  withdraw(announcementId: string, uid: string): Promise<void>;

  /** What one has seen of an announcement, live; null as long as it is nothing. */
  watchMine(uid: string, announcementId: string, observer: Observer<AnnouncementRead | null>): Unsubscribe;
  /** Says what one has seen and acknowledged, never less than before. No harm where it is withdrawn by now. */
  saveRead(
    of: { announcementId: string; schoolId: string; uid: string },
    read: AnnouncementReadInput,
  ): Promise<void>;

  /** For staff: how many have seen it, live; null as long as nobody has. */
  watchTally(announcementId: string, observer: Observer<AnnouncementTally | null>): Unsubscribe;
  /** For staff: what some parents have seen, at most READERS_AT_ONCE. */
  readsOf(announcementId: string, uids: readonly string[]): Promise<AnnouncementRead[]>;
  /** For staff: what it said before it was corrected, newest first. */
  revisions(of: { announcementId: string; schoolId: string }, after: Cursor | null): Promise<Page<Revision>>;
}
