import type { SchoolExport } from '@/domain/entities/school-export';
import type { SchoolInput } from '@/domain/inputs/schools';
import type { Observer, Unsubscribe } from '../live';

/**
 * What admins do to whole schools. Functions do it, each act with its audit entry, and carry it on in the background: to
 * hundreds of parents it takes a while.
 * All acts throw requires-recent-login for want of a recent sign-in, and not-found where there is no such school.
 */
export interface SchoolActsPort {
  /** Its id and address stay. */
  rename(schoolId: string, input: SchoolInput): Promise<void>;
  /** Nobody belongs to it or joins it until it is restored. */
  archive(schoolId: string): Promise<void>;
  /** @throws failed-precondition once its deletion is due */
  restore(schoolId: string): Promise<void>;
  /**
   * Has an archived school deleted in a week.
   * @param name as the admin has typed it
   * @throws invalid-argument when it is another, failed-precondition while the school is not archived
   */
  delete(schoolId: string, name: string): Promise<void>;
  /** Begins a copy for the parents' association. @throws resource-exhausted after three in a day */
  requestExport(schoolId: string): Promise<void>;
  /** The copy that was asked for last; null for none, and once it has expired. */
  watchExport(schoolId: string, observer: Observer<SchoolExport | null>): Unsubscribe;
  /** @throws not-found once it has expired */
  downloadExport(schoolId: string, fileName: string): Promise<Blob>;
}
