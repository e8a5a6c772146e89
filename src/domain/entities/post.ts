import * as v from 'valibot';
import { childrenSchema, idSchema, imageUrlSchema } from '../fields';
import { mentionsSchema } from '../mentions';
import { postTokens } from '../search-tokens';
import { pollSchema, pollSummarySchema } from './poll';

/** Author of posts the product writes itself (product §3.1). */
export const SYSTEM_AUTHOR = 'system';

/** Author of what somebody left behind who has deleted their account (product §4.12). */
export const FORMER_AUTHOR = 'former-parent';
export const FORMER_NAME = 'A former parent';

/** Whether an author has no account: the product itself, or somebody who is gone. Their names lead nowhere. */
export const hasNoAccount = (authorId: string): boolean =>
  authorId === SYSTEM_AUTHOR || authorId === FORMER_AUTHOR;

/** `posts/{postId}/comments/{commentId}` (product §3.1). */
export const commentSchema = v.object({
  id: idSchema,
  authorId: idSchema,
  authorName: v.string(),
  profilePicUrl: imageUrlSchema,
  content: v.string(),
  createdAt: v.nullable(v.date()),
  /** The comment that this one answers, which is no answer itself; null for one to the post. It may be gone. */
  replyTo: v.optional(v.nullable(idSchema), null),
  mentions: v.optional(mentionsSchema, {}),
  /** When its author last changed it; null if never. */
  editedAt: v.optional(v.nullable(v.date()), null),
  /** Of the host of an event, to everybody who comes: they are told. */
  toGuests: v.optional(v.boolean(), false),
});
export type Comment = v.InferOutput<typeof commentSchema>;

/** `posts/{postId}` (product §3.1). */
export const postSchema = v.object({
  id: idSchema,
  schoolId: idSchema,
  /** Null for the school feed. */
  groupId: v.nullable(idSchema),
  authorId: idSchema,
  authorName: v.string(),
  profilePicUrl: imageUrlSchema,
  children: childrenSchema,
  content: v.string(),
  /** The first picture, which a device of before shows alone. */
  imageUrl: imageUrlSchema,
  /** All pictures in their order; read them with `imagesOf`, as posts of before have the first alone. */
  images: v.optional(v.array(v.object({ url: imageUrlSchema.wrapped, alt: v.string() })), []),
  /** Null only between an offline write and the server's answer. */
  createdAt: v.nullable(v.date()),
  likedBy: v.array(idSchema),
  /** Newest two comments and their number, written by a trigger (product §3.1). */
  comments: v.array(commentSchema),
  commentCount: v.number(),
  searchTokens: v.array(v.string()),
  mentions: v.optional(mentionsSchema, {}),
  /** When its author last changed its text; null if never. */
  editedAt: v.optional(v.nullable(v.date()), null),
  poll: v.optional(v.nullable(pollSchema), null),
  /** Null as long as nobody has voted. */
  pollSummary: v.optional(v.nullable(pollSummarySchema), null),
  /** Read it with `topicOf`: null for none, and a later release may know more. */
  topic: v.optional(v.nullable(v.string()), null),
  /** Since when what it is about is found or gone; null where it is not. */
  closedAt: v.optional(v.nullable(v.date()), null),
  /** Until when it is pinned; in the past, it was. */
  pinnedUntil: v.optional(v.nullable(v.date()), null),
  /** Its place in the feed: `createdAt`, or while it is pinned `pinnedUntil`. */
  sortAt: v.optional(v.nullable(v.date()), null),
});
export type Post = v.InferOutput<typeof postSchema>;
/** A picture of a post: where it is stored, and what is seen on it, for whoever can't see it. */
export type PostImage = Post['images'][number];

/** A system post has a grey card and no profile link (product §2.4). */
export const isSystemPost = (post: Pick<Post, 'authorId'>): boolean => post.authorId === SYSTEM_AUTHOR;

/**
 * The `groupId` of posts at which the comments on events hang (`eventDiscussionId`). No group is called so, as an
 * underscore is in no id that a client chooses: so no feed shows them, nor finds them, and rules know them.
 */
export const EVENT_DISCUSSIONS = 'event_discussions';

/** Whether comments on an event hang at this post, which is none that anybody has written. */
export const isEventDiscussion = ({ groupId }: Pick<Post, 'groupId'>): boolean =>
  groupId === EVENT_DISCUSSIONS;

/** What the author of a post decides. */
type PostContent = Pick<
  Post,
  | 'id'
  | 'schoolId'
  | 'groupId'
  | 'authorId'
  | 'authorName'
  | 'profilePicUrl'
  | 'children'
  | 'content'
  | 'images'
> &
  Partial<Pick<Post, 'mentions' | 'poll' | 'topic'>>;

/** A post that nobody has seen yet; the server sets its time. */
export const newPost = (post: PostContent): Post => ({
  mentions: {},
  poll: null,
  topic: null,
  ...post,
  imageUrl: post.images[0]?.url ?? null,
  createdAt: null,
  likedBy: [],
  comments: [],
  commentCount: 0,
  searchTokens: postTokens(post),
  editedAt: null,
  pollSummary: null,
  closedAt: null,
  pinnedUntil: null,
  sortAt: null,
});

/** A comment that is about to be written; the server sets its time. */
export const newComment = (
  comment: Omit<Comment, 'createdAt' | 'editedAt' | 'replyTo' | 'mentions' | 'toGuests'> &
    Partial<Pick<Comment, 'replyTo' | 'mentions' | 'toGuests'>>,
): Comment => ({
  replyTo: null,
  mentions: {},
  toGuests: false,
  ...comment,
  createdAt: null,
  editedAt: null,
});
