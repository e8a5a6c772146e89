import { orderBy, query, where } from 'firebase/firestore';
import type { User } from '@/domain/entities/user';
import type { AdminPort, UserFilter } from '../../ports/admin';
import { userRef, users } from '../collections/users';
import { readPage, watchDocument } from '../reading/documents';
import { ADMIN_PAGE } from '../reading/list-sizes';
import { withBackendErrors } from '../sdk/errors';
import { auditedUserChange } from './audited-user-change';
import { findUsers } from './find-users';

const wanted = ({ schoolId, role }: UserFilter) => [
  ...(schoolId ? [where('approvedSchools', 'array-contains', schoolId)] : []),
  ...(role ? [where(role, '==', true)] : []),
];

const isWanted = (user: User, { schoolId, role }: UserFilter) =>
  (!schoolId || user.approvedSchools.includes(schoolId)) && (!role || user[role]);

export const adminUsers: Pick<AdminPort, 'users' | 'watchUser' | 'setRole' | 'becomeModerator'> = {
  users: (typed, after, filter) =>
    typed.trim()
      ? withBackendErrors(async () => {
          const found = await findUsers(typed);
          return { ...found, items: found.items.filter((user) => isWanted(user, filter)) };
        })
      : readPage(query(users(), ...wanted(filter), orderBy('createdAt', 'desc')), ADMIN_PAGE, after),

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
