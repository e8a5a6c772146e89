import type { ErrorCode } from '@/backend/errors';
import type { FeedId } from '@/backend/feed-ports';

/** A re-encoded picture that waits for its post. */
export interface WaitingPicture {
  blob: Blob;
  /** What it is stored as; carries its size. */
  name: string;
  width: number;
  height: number;
}

interface Written {
  /** The id the post or comment has at the server, too: written twice it is still one. */
  id: string;
  content: string;
  since: Date;
}

export interface WaitingPost extends Written {
  kind: 'post';
  feed: FeedId;
  picture: WaitingPicture | null;
  /** Where the picture is stored, once it is. */
  imageUrl: string | null;
}

export interface WaitingComment extends Written {
  kind: 'comment';
  postId: string;
  schoolId: string;
}

/** What somebody has sent off and the server has not answered yet. */
export type Waiting = WaitingPost | WaitingComment;

/**
 * As it is kept: whose it is, why the server did not want it if it said so, and what kept the last try of this visit
 * from getting through.
 */
export type Entry = Waiting & { uid: string; refused: ErrorCode | null; held: ErrorCode | null };

export const schoolOf = (entry: Waiting): string =>
  entry.kind === 'post' ? entry.feed.schoolId : entry.schoolId;
