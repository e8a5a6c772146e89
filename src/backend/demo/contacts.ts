import type { ContactsPort } from '../ports/contacts';
import { observeConstant } from './constant';
import { refuse } from './refuse';

/** Nobody of the demo can be reached. */
export const contacts: ContactsPort = {
  watchCard: (_uid, observer) => observeConstant(null, observer),
  saveCard: refuse,
  watchRequestsTo: (_uid, observer) => observeConstant([], observer),
  watchRequest: (_fromId, _toId, observer) => observeConstant(null, observer),
  ask: refuse,
  accept: refuse,
  decline: refuse,
  watchSharesBy: (_uid, observer) => observeConstant([], observer),
  watchSharesWith: (_uid, observer) => observeConstant([], observer),
  watchShare: (_ownerId, _viewerId, observer) => observeConstant(null, observer),
  endShare: refuse,
};
