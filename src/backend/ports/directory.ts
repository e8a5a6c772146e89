import type { Member } from '@/domain/entities/school';
import type { SchoolClasses } from '@/domain/entities/school-classes';
import type { Cursor, Observer, Page, Unsubscribe } from '../live';

/** Parents of a school, as other parents may see them (product §2.7). */
export interface DirectoryPort {
  /** One page by last name, or of entries that carry the token. */
  page(schoolId: string, token: string | null, after: Cursor | null): Promise<Page<Member>>;
  /** The classes of a school, with the numbers of their parents; null where nobody has counted them yet. */
  watchClasses(schoolId: string, observer: Observer<SchoolClasses | null>): Unsubscribe;
  /** Parents of a class by its key, by last name, as many at once as rules allow: a class is read whole. */
  inClass(schoolId: string, key: string, after: Cursor | null): Promise<Page<Member>>;
  watchMember(schoolId: string, uid: string, observer: Observer<Member | null>): Unsubscribe;
}
