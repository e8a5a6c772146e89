import type { Notification } from '@/domain/entities/community';

/** What `notify` decides of a notification. */
type Decided = 'read' | 'emailed' | 'createdAt' | 'pushAt' | 'version' | 'schoolId';

/** What somebody is to be told, before it is decided how. */
export interface News extends Omit<Notification, Decided> {
  /** Only members of it are told; null where it is of no school. */
  schoolId: string | null;
  /** The group that it is in, whose members alone are told. */
  groupId: string | null;
  /** All who have done it, as far as they are kept, by whom it is found. */
  actorIds?: readonly string[];
  /** Whose doing it is: who has blocked them is not told. */
  by?: string;
  /**
   * Which of several that take each other's place: a later one rises. One that is there with the same, or a later one, stays as
   * it is, so that an event that comes again or late is not told again.
   */
  cause?: number;
}

/** What most news have in common. */
export const PLAIN = {
  postId: null,
  groupId: null,
  commentId: null,
  likeKey: null,
  event: null,
} as const satisfies Partial<News>;
