import { DEFAULT_RULES_SETTINGS, DEFAULT_SAFETY_SETTINGS } from '@/domain/entities/community-settings';
import type { CommunityPort } from '../ports/community';
import type { ReportsPort } from '../ports/reports';
import { observeConstant } from './constant';
import { refuse } from './refuse';

/** Nothing is reported in the demo. */
export const reports: ReportsPort = {
  report: refuse,
  watchOwn: (_uid, observer) => observeConstant([], observer),
  watchNotices: (_uid, observer) => observeConstant([], observer),
  appeal: refuse,
  log: () => Promise.resolve({ items: [], next: null }),
};

export const community: CommunityPort = {
  watchRules: (_schoolId, observer) => observeConstant(DEFAULT_RULES_SETTINGS, observer),
  watchSafety: (_schoolId, observer) => observeConstant(DEFAULT_SAFETY_SETTINGS, observer),
  watchAccepted: (_uid, _schoolId, observer) => observeConstant(0, observer),
  acceptRules: refuse,
  watchPause: (_uid, _schoolId, observer) => observeConstant(null, observer),
  watchHidden: (_uid, observer) => observeConstant([], observer),
  hide: refuse,
  show: refuse,
  watchPhotoWishes: (_schoolId, observer) => observeConstant([], observer),
  watchPhotoWish: (_schoolId, _uid, observer) => observeConstant(null, observer),
  savePhotoWish: refuse,
};
