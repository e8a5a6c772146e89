export { useDirectory } from './api/use-directory';
export { useMember } from './api/use-member';
export { DirectoryData } from './directory-data';
export { DirectoryList } from './directory-list';
export { DirectoryPage } from './directory-page';
export { MemberCard } from './member-card';
export { MemberGrid } from './member-grid';
export { Person } from './person';
