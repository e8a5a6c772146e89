export { useGroups } from './api/use-groups';
export { useMyGroups } from './api/use-my-groups';
export { CreateGroupPage } from './create-group-page';
export { restoreToGroupForm } from './group-draft';
export { GroupMembersPage } from './group-members-page';
export { GroupPage } from './group-page';
export { GroupsPage } from './groups-page';
