import type { Group, GroupMembership } from '@/domain/entities/group';
import type { GroupFile } from '@/domain/entities/group-file';
import type { GroupCooldown, GroupRequest } from '@/domain/entities/group-request';
import type { Member } from '@/domain/entities/school';
import type { GroupAct } from '@/domain/group-act';
import type { GroupInput } from '@/domain/inputs/group';
import type { Cursor, Observer, OnProgress, Page, Unsubscribe } from '../live';

/** Interest groups of a school. */
export interface GroupsPort {
  /** The first page of a school's groups: those with the most members first, then the newest. */
  watchFirst(schoolId: string, observer: Observer<Page<Group>>): Unsubscribe;
  /** The groups after a place in that list. */
  more(schoolId: string, after: Cursor): Promise<Page<Group>>;
  watch(groupId: string, observer: Observer<Group | null>): Unsubscribe;
  /** All groups of a school that the user is in, by name. */
  watchMine(uid: string, schoolId: string, observer: Observer<Group[]>): Unsubscribe;
  /** Whether the user is a member, by the membership's existence (product §3.1). */
  watchMembership(uid: string, groupId: string, observer: Observer<GroupMembership | null>): Unsubscribe;
  /** Creates the group and its creator's membership in one batch, now or not at all. */
  create(group: { groupId: string; schoolId: string; uid: string; input: GroupInput }): Promise<void>;
  /** Now or not at all, as the next. */
  join(group: Pick<Group, 'groupId' | 'schoolId'>, uid: string): Promise<void>;
  leave(groupId: string, uid: string): Promise<void>;
  /** One page of the directory entries of the group's members: its creator first, then as they joined. */
  members(group: Group, after: Cursor | null): Promise<Page<Member>>;
  /** The first of them, five at most: who is shown beside their number. Ten documents are read at most. */
  faces(group: Group): Promise<Member[]>;
  /** What is done with a group that is there, now or not at all. What an earlier try has done is not an error. */
  act(group: Pick<Group, 'groupId' | 'schoolId'>, uid: string, act: GroupAct): Promise<void>;
  /** The user's requests to be let into groups of a school, live. */
  watchMyRequests(uid: string, schoolId: string, observer: Observer<GroupRequest[]>): Unsubscribe;
  /** Whether the user asks to be let into a group, live. */
  watchMyRequest(uid: string, groupId: string, observer: Observer<GroupRequest | null>): Unsubscribe;
  /** Why the user can't come into a group for a while, live; null where nothing keeps them. */
  watchCooldown(uid: string, groupId: string, observer: Observer<GroupCooldown | null>): Unsubscribe;
  /** The longest waiting requests of a group, live: for those who run it, and refused to all others. */
  watchRequests(group: Pick<Group, 'groupId' | 'schoolId'>, observer: Observer<GroupRequest[]>): Unsubscribe;
  /** All files of a group, the newest first, live: for those who are in it. */
  watchFiles(groupId: string, observer: Observer<GroupFile[]>): Unsubscribe;
  /**
   * Stores a file, before it is listed.
   * @param signal ends it
   */
  uploadFile(
    file: Pick<GroupFile, 'id' | 'groupId' | 'schoolId' | 'userId'>,
    blob: Blob,
    onProgress: OnProgress,
    signal: AbortSignal,
  ): Promise<void>;
  /** The bytes of a file. @throws file-damaged, permission-denied */
  download(file: Pick<GroupFile, 'path'>): Promise<Blob>;
  /** Those of some people who are in a group of one's own. */
  whoIsIn(groupId: string, uids: readonly string[]): Promise<string[]>;
}
