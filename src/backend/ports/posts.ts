import type { PinList } from '@/domain/entities/pin-list';
import type { Poll } from '@/domain/entities/poll';
import type { Post, PostImage } from '@/domain/entities/post';
import type { Revision } from '@/domain/entities/revision';
import type { Member } from '@/domain/entities/school';
import type { Mentions } from '@/domain/mentions';
import type { PostAct } from '@/domain/post-act';
import type { Topic } from '@/domain/topics';
import type { Cursor, Observer, OnProgress, Page, Unsubscribe } from '../live';

/** A feed: of a school, or of one of its groups. */
export interface FeedId {
  schoolId: string;
  groupId: string | null;
}

/** What is shown of a feed: all of it, or what is about one topic. */
export interface FeedQuery extends FeedId {
  topic?: Topic | null;
}

/** Who writes, as the post or comment will show them: equal to the directory entry, or the rules refuse. */
export type Author = Pick<Member, 'uid' | 'firstName' | 'lastName' | 'profilePicUrl' | 'children'>;

/** What an author may change of a post or a comment. */
export interface Edit {
  content: string;
  mentions: Mentions;
}

/** What an author may change of a post. */
export interface PostEdit extends Edit {
  /** Left out, it stays. */
  topic?: Topic | null;
}

/** A post of a school, or a comment under it. */
export interface EditedText {
  schoolId: string;
  postId: string;
  /** Null for the post itself. */
  commentId: string | null;
}

/** The newest page, and what it says of older ones. */
export interface NewestPosts extends Page<Post> {
  /** Ids of posts that were deleted since the last call, as opposed to pushed out of the page by newer ones. */
  removedIds: string[];
  /** Only what this device remembers: the server has not confirmed it. */
  fromCache: boolean;
  /** The server's first answer of this watch: what happened before it is not in `removedIds`. */
  isFirstFromServer: boolean;
  /** Ids of posts the server has and whose like by this person has not reached it. */
  pendingLikeIds?: string[];
}

/** Posts of a school and of its groups. */
export interface PostsPort {
  watchNewest(feed: FeedQuery, observer: Observer<NewestPosts>): Unsubscribe;
  older(feed: FeedQuery, after: Cursor): Promise<Page<Post>>;
  watch(postId: string, observer: Observer<Post | null>): Unsubscribe;
  /** Uploads a re-encoded picture and returns its address. @throws file-refused */
  uploadImage(
    owner: { uid: string; schoolId: string },
    image: { blob: Blob; name: string },
    onProgress?: OnProgress,
  ): Promise<string>;
  /** Now or not at all: a failure leaves nothing behind that is sent later. */
  create(post: {
    id: string;
    feed: FeedId;
    author: Author;
    content: string;
    images: PostImage[];
    mentions: Mentions;
    poll: Poll | null;
    topic: Topic | null;
  }): Promise<void>;
  /**
   * Changes the text of one's own post. Now or not at all: a failure leaves nothing behind that is sent later.
   * @param author as the post shows them, whose name is among what it is found by
   */
  edit(postId: string, author: Author, edit: PostEdit): Promise<void>;
  /** What a post or a comment said before it was changed, newest first. For reviewers of its school. */
  revisions(of: EditedText, after: Cursor | null): Promise<Page<Revision>>;
  /** Deletes a post; its comments, pictures and notifications follow on the server. */
  delete(post: Post, actor: { uid: string; isAdmin: boolean }): Promise<void>;
  /** Now or not at all. What an earlier try has done is not an error. @throws resource-exhausted where as many are pinned as can be */
  act(post: Pick<Post, 'id' | 'schoolId' | 'groupId'>, uid: string, act: PostAct): Promise<void>;
  /** Which posts of a feed are pinned: for those who may pin. */
  pins(feed: FeedId): Promise<PinList | null>;
  setLiked(postId: string, uid: string, liked: boolean): Promise<void>;
  /** A parent as the server's directory has them now, which is how they sign; null for no parent of the school. */
  authorOf(schoolId: string, uid: string): Promise<Author | null>;
  /** Newest posts of one author in one school, for the profile. */
  newestBy(schoolId: string, authorId: string, count: number): Promise<Post[]>;
  /** One page of posts that carry the token, newest first; the caller ranks them. */
  search(feed: FeedId, token: string, after: Cursor | null): Promise<Page<Post>>;
}
