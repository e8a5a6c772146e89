import type { HiddenItem } from './entities/hidden-item';
import { isSystemPost, type Post } from './entities/post';

/** What somebody does not want to see. */
export interface HiddenFor {
  /** Hidden or blocked. */
  person: (uid: string) => boolean;
  group: (groupId: string | null) => boolean;
  /** By itself, by its author or by its group. What the product says itself is never hidden. */
  post: (post: Pick<Post, 'id' | 'authorId' | 'groupId'>) => boolean;
}

/** What is hidden by these items, as questions that take no longer the more there are. */
export function isHiddenFor(items: readonly Pick<HiddenItem, 'kind' | 'targetId'>[]): HiddenFor {
  const ids = new Set(
    items.map(({ kind, targetId }) => `${kind === 'blocked' ? 'person' : kind}_${targetId}`),
  );
  const person = (uid: string) => ids.has(`person_${uid}`);
  const group = (groupId: string | null) => groupId !== null && ids.has(`group_${groupId}`);
  return {
    person,
    group,
    post: (post) =>
      !isSystemPost(post) && (ids.has(`post_${post.id}`) || person(post.authorId) || group(post.groupId)),
  };
}
