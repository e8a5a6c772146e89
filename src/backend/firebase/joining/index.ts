import { getCountFromServer, limit, orderBy, query, where } from 'firebase/firestore';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { fetched } from '../../fetched';
import type { Observer, Unsubscribe } from '../../live';
import { type JoiningPort, MAX_PENDING_COUNT } from '../../ports/joining';
import { joinCooldownRef } from '../collections/join-cooldowns';
import { pendingRequests } from '../collections/pending-requests';
import { watchDocument, watchQuery } from '../reading/documents';
import { OWN_REQUESTS } from '../reading/list-sizes';
import { withBackendErrors } from '../sdk/errors';

/** Those with a confirmed address first, then the oldest. */
const inTurn = (a: PendingRequest, b: PendingRequest): number =>
  Number(b.emailConfirmed) - Number(a.emailConfirmed) || Number(a.requestedAt) - Number(b.requestedAt);

/** The condition on the document, where there is one. */
const byProof = (hasProof: boolean | undefined) =>
  hasProof === undefined ? [] : [where('hasProof', '==', hasProof)];

/** One listener per school: rules can prove a query only where it names the school. */
function watchPending(
  schoolIds: string[] | null,
  count: number,
  observer: Observer<PendingRequest[]>,
  hasProof?: boolean,
): Unsubscribe {
  const page = [
    ...byProof(hasProof),
    orderBy('emailConfirmed', 'desc'),
    orderBy('requestedAt'),
    limit(count),
  ];
  if (schoolIds === null) return watchQuery(query(pendingRequests(), ...page), observer);

  const bySchool = new Map<string, PendingRequest[]>();
  if (schoolIds.length === 0) observer.next([]);
  const stops = schoolIds.map((schoolId) =>
    watchQuery(query(pendingRequests(), where('schoolId', '==', schoolId), ...page), {
      next(items) {
        bySchool.set(schoolId, items);
        if (bySchool.size < schoolIds.length) return;
        const all = [...bySchool.values()].flat();
        // Beyond these, earlier ones of a school that has more may be missing.
        observer.next(all.sort(inTurn).slice(0, count));
      },
      error: observer.error,
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

async function countPending(schoolIds: string[] | null, hasProof?: boolean): Promise<number> {
  const lists = schoolIds?.map((id) => query(pendingRequests(), where('schoolId', '==', id))) ?? [
    pendingRequests(),
  ];
  const page = [...byProof(hasProof), limit(MAX_PENDING_COUNT)];
  const counts = await Promise.all(
    lists.map(async (list) => (await getCountFromServer(query(list, ...page))).data().count),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** What keeps somebody from asking again; reviewers and few parents ever need it. */
const cooldowns = () => fetched(() => import('./cooldowns'));

/** What writes requests; who only counts or lists them never needs it. */
const own = () => fetched(() => import('./own-requests'));

export const joiningPort: JoiningPort = {
  request: (input, onProgress) => withBackendErrors(async () => (await own()).request(input, onProgress)),
  watchOwn: (uid, observer) =>
    watchQuery(query(pendingRequests(), where('userId', '==', uid), limit(OWN_REQUESTS)), observer),
  replaceProof: (pending, proof, onProgress) =>
    withBackendErrors(async () => (await own()).replaceProof(pending, proof, onProgress)),
  withdraw: (uid, schoolId) => withBackendErrors(async () => (await own()).withdraw(uid, schoolId)),
  markAddressConfirmed: (uid) => withBackendErrors(async () => (await own()).markAddressConfirmed(uid)),
  watchPending,
  countPending: (schoolIds, hasProof) => withBackendErrors(() => countPending(schoolIds, hasProof)),

  watchCooldown: (uid, schoolId, observer) => watchDocument(joinCooldownRef(schoolId, uid), observer),
  cooldowns: (schoolIds) => withBackendErrors(async () => (await cooldowns()).cooldownsAt(schoolIds)),
  liftCooldown: (cooldown, reviewerId) =>
    withBackendErrors(async () => (await cooldowns()).liftCooldown(cooldown, reviewerId)),

  // Only reviewers ever need these.
  proof: (pending, reviewerId) =>
    withBackendErrors(async () =>
      (await fetched(() => import('./view-proof'))).viewProof(pending, reviewerId),
    ),
  inviter: (pending) =>
    withBackendErrors(async () => (await fetched(() => import('./inviter'))).inviterOf(pending)),
  approve: (pending, reviewerId) =>
    withBackendErrors(async () => (await fetched(() => import('./decisions'))).approve(pending, reviewerId)),
  reject: (pending, reviewerId, reason) =>
    withBackendErrors(async () =>
      (await fetched(() => import('./decisions'))).reject(pending, reviewerId, reason),
    ),
  clear: (pending, reviewerId) =>
    withBackendErrors(async () => (await fetched(() => import('./decisions'))).clear(pending, reviewerId)),
};
