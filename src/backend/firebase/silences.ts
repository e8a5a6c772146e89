import { serverTimestamp } from 'firebase/firestore';
import type { SilencesPort } from '../ports/silences';
import { silenceRef } from './collections/silenced';
import { watchDocument } from './reading/documents';
import { withBackendErrors } from './sdk/errors';
import { commitNow } from './writing/commit';
import { commitCounted } from './writing/count';

export const silencesPort: SilencesPort = {
  watch: (uid, id, observer) =>
    // Few silence anything: that there is none is no doubt of this device's.
    watchDocument(silenceRef(uid, id), observer, { whenUnreachable: 'believe' }),

  silence: (uid, id, until) =>
    withBackendErrors(() =>
      commitCounted(uid, 'silences', id, (transaction) => {
        transaction.set(silenceRef(uid, id), { id, until, createdAt: serverTimestamp() });
      }),
    ),

  end: (uid, id) =>
    withBackendErrors(() => commitNow((transaction) => void transaction.delete(silenceRef(uid, id)))),
};
