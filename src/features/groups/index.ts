export { useGroups } from './api/use-groups';
export { CreateGroupPage } from './create-group-page';
export { restoreToGroupForm } from './group-draft';
export { GroupMembersPage } from './group-members-page';
export { GroupPage } from './group-page';
export { GroupsPage } from './groups-page';
