import { lazyComponent } from '@/i18n/lazy-component';

// Apart from what other features import of groups.
export const EditGroupPage = lazyComponent(() => import('./edit-group-page').then((m) => m.EditGroupPage));
export const GroupFilesPage = lazyComponent(() => import('./group-files-page').then((m) => m.GroupFilesPage));
export const GroupMembersPage = lazyComponent(() =>
  import('./group-members-page').then((m) => m.GroupMembersPage),
);
export const GroupsPage = lazyComponent(() => import('./groups-page').then((m) => m.GroupsPage));
export const CreateGroupPage = lazyComponent(() =>
  import('./create-group-page').then((m) => m.CreateGroupPage),
);
