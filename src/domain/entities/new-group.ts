import { defaultCover, type GroupCover } from '../group-cover';
import type { Group, GroupAccess } from './group';

/** What its founder says of a group. */
type Founded = Pick<Group, 'groupId' | 'schoolId' | 'name' | 'description' | 'createdBy'> & {
  cover?: GroupCover | null | undefined;
  access?: GroupAccess | undefined;
};

/**
 * A group that is about to be written, with its creator as its first member; the server sets its time. Without a chosen
 * colour it has that of its id. Apart from the schema, which every page loads.
 */
export const newGroup = ({ cover, access, ...group }: Founded): Group => ({
  ...group,
  cover: cover ?? defaultCover(group.groupId),
  memberCount: 1,
  lastPostAt: null,
  createdAt: null,
  access: access ?? 'open',
  helpers: [],
  archivedAt: null,
  fileCount: 0,
});
