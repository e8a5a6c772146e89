import { limit, orderBy, query } from 'firebase/firestore';
import type { HiddenItem } from '@/domain/entities/hidden-item';
import type { Subscribe } from '../../live';
import type { CommunityPort } from '../../ports/community';
import { hiddenItems } from '../collections/hidden-items';
import { pauseRef } from '../collections/pauses';
import { watchNamed } from '../reading/ahead';
import { watchDocument, watchQuery } from '../reading/documents';
import { HIDDEN_ITEMS } from '../reading/list-sizes';

/** Few have any of these, so that there is none is no doubt of this device's. */
export const BELIEVED = { whenUnreachable: 'believe' } as const;

/** What is hidden from somebody's feed, under the name by which it is watched ahead. */
export const hiddenName = (uid: string) => `hidden ${uid}`;

export const hiddenOf =
  (uid: string): Subscribe<HiddenItem[]> =>
  (observer) =>
    watchQuery(
      query(hiddenItems(uid), orderBy('createdAt', 'desc'), limit(HIDDEN_ITEMS)),
      observer,
      BELIEVED,
    );

/** What the feed has to know before it is shown: what its reader hides, and whether they may write. */
export const ownView = {
  watchPause: (uid, schoolId, observer) => watchDocument(pauseRef(schoolId, uid), observer, BELIEVED),

  watchHidden: (uid, observer) => watchNamed(hiddenName(uid), hiddenOf(uid), observer),
} satisfies Partial<CommunityPort>;
