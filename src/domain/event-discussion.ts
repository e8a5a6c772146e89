/** What comes before the id of the event; with it, nobody can hold an event's place by a post of their own. */
const PREFIX = 'event_';

/** The id of the post at which an event's comments hang. */
export const eventDiscussionId = (eventId: string): string => `${PREFIX}${eventId}`;

/** The event whose comments hang at a post; null for a post of a feed. */
export const eventOfDiscussion = (postId: string): string | null =>
  postId.startsWith(PREFIX) ? postId.slice(PREFIX.length) : null;

/** The page on which a post is seen with its comments. */
export function postPath(postId: string): string {
  const eventId = eventOfDiscussion(postId);
  return eventId === null ? `/post/${postId}` : `/events/${eventId}`;
}

/** Where one comment is seen: on that page, which brings it into view. */
export const commentPath = (postId: string, commentId: string): string =>
  `${postPath(postId)}?comment=${encodeURIComponent(commentId)}`;
