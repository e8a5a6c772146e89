import { orderBy, query } from 'firebase/firestore';
import type { AdminPort } from '../../ports/admin';
import { userRef, users } from '../collections/users';
import { readPage, watchDocument } from '../reading/documents';
import { ADMIN_PAGE } from '../reading/list-sizes';
import { withBackendErrors } from '../sdk/errors';
import { auditedUserChange } from './audited-user-change';
import { findUsers } from './find-users';

export const adminUsers: Pick<AdminPort, 'users' | 'watchUser' | 'setRole' | 'becomeModerator'> = {
  users: (typed, after) =>
    typed.trim()
      ? withBackendErrors(() => findUsers(typed))
      : readPage(query(users(), orderBy('createdAt', 'desc')), ADMIN_PAGE, after),

  watchUser: (uid, observer) => watchDocument(userRef(uid), observer),

  setRole: (user, role, value, actorId) =>
    auditedUserChange(user.uid, actorId, {
      action: role === 'isAdmin' ? 'set-admin' : 'set-moderator',
      detail: String(value),
      change: (now) => (now[role] === value ? null : { [role]: value }),
      // Two admins who take the role from each other at the same moment: the second one's transaction is run again
      // and refused, so that one admin is always left.
      actorStaysAdmin: role === 'isAdmin',
    }),

  becomeModerator: (admin) =>
    auditedUserChange(admin.uid, admin.uid, {
      action: 'set-moderator',
      detail: 'true',
      change: (now) => (now.isModerator ? null : { isModerator: true }),
    }),
};
