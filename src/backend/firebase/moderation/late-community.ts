import { fetched } from '../../fetched';
import type { CommunityPort } from '../../ports/community';
import { watchLate } from '../reading/watch-late';
import type { communityPort } from './community';
import { ownView } from './own-view';

const community = (): Promise<typeof communityPort> =>
  fetched(() => import('./community')).then((module) => module.communityPort);

/** The dashboard needs little of the community at once: the code of the rest comes with the first part that does. */
export const lateCommunity: CommunityPort = {
  ...ownView,
  watchRules: (schoolId, observer) =>
    watchLate(community, (port, told) => port.watchRules(schoolId, told), observer),
  watchSafety: (schoolId, observer) =>
    watchLate(community, (port, told) => port.watchSafety(schoolId, told), observer),
  watchAccepted: (uid, schoolId, observer) =>
    watchLate(community, (port, told) => port.watchAccepted(uid, schoolId, told), observer),
  watchPhotoWishes: (schoolId, observer) =>
    watchLate(community, (port, told) => port.watchPhotoWishes(schoolId, told), observer),
  watchPhotoWish: (schoolId, uid, observer) =>
    watchLate(community, (port, told) => port.watchPhotoWish(schoolId, uid, told), observer),
  acceptRules: async (...rules) => (await community()).acceptRules(...rules),
  hide: async (...item) => (await community()).hide(...item),
  show: async (...item) => (await community()).show(...item),
  savePhotoWish: async (wish) => (await community()).savePhotoWish(wish),
};
