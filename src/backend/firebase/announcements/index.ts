import { documentId, limit, orderBy, type Query, query, where } from 'firebase/firestore';
import type { Announcement } from '@/domain/entities/announcement';
import { REVISIONS_PAGE_SIZE } from '@/domain/limits';
import { type Announcements, type AnnouncementsPort, READERS_AT_ONCE } from '../../ports/announcements';
import {
  announcementRef,
  announcementRevisions,
  announcements,
  announcementTallyRef,
  readRef,
  reads,
} from '../collections/announcements';
import { readAll, readPage, watchDocument, watchPage, watchQuery } from '../reading/documents';
import { ANNOUNCEMENTS_PAGE } from '../reading/list-sizes';
import { correctAnnouncement, createAnnouncement, withdrawAnnouncement } from './announce';
import { saveRead } from './save-read';

/** Those of a school; for parents those that they can read, which rules have to be shown. */
const ofSchool = ({ schoolId, withWithdrawn }: Announcements): Query<Announcement> =>
  query(
    announcements(),
    where('schoolId', '==', schoolId),
    ...(withWithdrawn ? [] : [where('withdrawnAt', '==', null)]),
  );

const newestFirst = (of: Announcements) => query(ofSchool(of), orderBy('createdAt', 'desc'));

/** Most days have none, and most have not seen it: nothing on this device is told as such while the server is silent. */
const BELIEVE = { whenUnreachable: 'believe' } as const;

export const announcementsPort: AnnouncementsPort = {
  watchNewest: (schoolId, since, observer) =>
    watchQuery(
      query(
        ofSchool({ schoolId, withWithdrawn: false }),
        where('publishedAt', '>=', since),
        orderBy('publishedAt', 'desc'),
        limit(1),
      ),
      { next: ([newest]) => observer.next(newest ?? null), error: (failure) => observer.error(failure) },
      BELIEVE,
    ),

  watch: (announcementId, observer) => watchDocument(announcementRef(announcementId), observer),

  watchFirst: (of, observer) => watchPage(newestFirst(of), ANNOUNCEMENTS_PAGE, null, observer, BELIEVE),

  page: (of, after) => readPage(newestFirst(of), ANNOUNCEMENTS_PAGE, after),

  create: createAnnouncement,
  correct: correctAnnouncement,
  withdraw: withdrawAnnouncement,

  watchMine: (uid, announcementId, observer) =>
    watchDocument(readRef(announcementId, uid), observer, BELIEVE),

  saveRead,

  watchTally: (announcementId, observer) =>
    watchDocument(announcementTallyRef(announcementId), observer, BELIEVE),

  readsOf: (announcementId, uids) =>
    readAll(query(reads(announcementId), where('userId', 'in', uids)), READERS_AT_ONCE),

  revisions: ({ announcementId, schoolId }, after) =>
    readPage(
      query(
        announcementRevisions(announcementId),
        where('schoolId', '==', schoolId),
        orderBy(documentId(), 'desc'),
      ),
      REVISIONS_PAGE_SIZE,
      after,
    ),
};
