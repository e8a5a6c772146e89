import type { Claim, ClaimInput, SignUpList } from '@/domain/entities/sign-up-list';
import type { SignUpListInput } from '@/domain/inputs/sign-up-list';
import type { Cursor, Observer, Page, Unsubscribe } from '../live';

/** Sign-up lists of a school: those of today and later (soonest first), of any time (newest first), or past (newest first). */
export interface SignUpLists {
  schoolId: string;
  when: 'upcoming' | 'undated' | 'past';
}

/** Sign-up lists, and what parents take of them. */
export interface SignUpsPort {
  /** One list, live; null where it is no longer there. */
  watch(listId: string, observer: Observer<SignUpList | null>): Unsubscribe;
  /** The list of an event, live; null as long as it has none. */
  watchOfEvent(eventId: string, observer: Observer<SignUpList | null>): Unsubscribe;
  /** The first page of lists, live. It is of the day of `now`. */
  watchFirst(lists: SignUpLists, now: Date, observer: Observer<Page<SignUpList>>): Unsubscribe;
  /** A page of lists, by what came before it. */
  page(lists: SignUpLists, now: Date, after: Cursor | null): Promise<Page<SignUpList>>;
  /** Now or not at all, as the next. */
  create(list: {
    listId: string;
    schoolId: string;
    /** The event at which it hangs, whose list it is then. */
    eventId: string | null;
    uid: string;
    input: SignUpListInput;
  }): Promise<void>;
  /** These fields, and no others: another device may have changed those. Another date counts like a new list. */
  update(list: { listId: string; uid: string }, change: Partial<SignUpListInput>): Promise<void>;
  delete(listId: string): Promise<void>;

  /** What one has asked of a list, live; null as long as there is nothing. */
  watchMine(uid: string, listId: string, observer: Observer<Claim | null>): Unsubscribe;
  /** A page of the claims of a list of one's own, by what came before it; the last one first. */
  claims(listId: string, after: Cursor | null): Promise<Page<Claim>>;
  /** Now or not at all; takes the place of the claim before. The server decides then. */
  claim(list: { listId: string; schoolId: string; uid: string }, input: ClaimInput): Promise<void>;
}
