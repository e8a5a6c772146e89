export { CreateGroupPage } from './create-group-page';
export { GroupMembersPage } from './group-members-page';
export { GroupPage } from './group-page';
export { GroupsPage } from './groups-page';
