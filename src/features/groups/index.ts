export { useGroups } from './api/use-groups';
export { useMyGroups } from './api/use-my-groups';
export { restoreToGroupEdit, restoreToGroupForm } from './group-draft';
export { GroupPage } from './group-page';
export { GroupsData } from './groups-data';
export { CreateGroupPage, EditGroupPage, GroupFilesPage, GroupMembersPage, GroupsPage } from './late-pages';
