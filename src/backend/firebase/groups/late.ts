import { fetched } from '../../fetched';
import type { GroupsPort } from '../../ports/groups';
import { watchLate } from '../reading/watch-late';

/** The dashboard needs no groups: their code comes with the first page that does. */
const groups = (): Promise<GroupsPort> => fetched(() => import('.')).then(({ groupsPort }) => groupsPort);

export const lateGroups: GroupsPort = {
  watchFirst: (schoolId, observer) =>
    watchLate(groups, (port, told) => port.watchFirst(schoolId, told), observer),
  more: async (...place) => (await groups()).more(...place),
  watch: (groupId, observer) => watchLate(groups, (port, told) => port.watch(groupId, told), observer),
  watchMine: (uid, schoolId, observer) =>
    watchLate(groups, (port, told) => port.watchMine(uid, schoolId, told), observer),
  watchMembership: (uid, groupId, observer) =>
    watchLate(groups, (port, told) => port.watchMembership(uid, groupId, told), observer),
  create: async (...group) => (await groups()).create(...group),
  join: async (...group) => (await groups()).join(...group),
  leave: async (...group) => (await groups()).leave(...group),
  members: async (...place) => (await groups()).members(...place),
};
