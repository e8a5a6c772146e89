import type { MyDataPort } from '../../ports/my-data';
import { accountDeletionRef } from '../collections/account-deletions';
import { BELIEVED } from '../moderation/own-view';
import { watchDocument } from '../reading/documents';
import { latePort } from '../reading/late-port';

/** What every page has to know: whether its account is about to go. */
const early = {
  watchDeletion: (uid, observer) => watchDocument(accountDeletionRef(uid), observer, BELIEVED),
} satisfies Partial<MyDataPort>;

export const myDataPort: MyDataPort = latePort<MyDataPort>(
  () => import('./late').then(({ lateMyData }) => ({ ...early, ...lateMyData })),
  early,
);
