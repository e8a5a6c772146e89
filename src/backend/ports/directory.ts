import type { Member } from '@/domain/entities/school';
import type { Cursor, Observer, Page, Unsubscribe } from '../live';

/** Parents of a school, as other parents may see them (product §2.7). */
export interface DirectoryPort {
  /** One page by last name, or of entries that carry the token. */
  page(schoolId: string, token: string | null, after: Cursor | null): Promise<Page<Member>>;
  watchMember(schoolId: string, uid: string, observer: Observer<Member | null>): Unsubscribe;
}
