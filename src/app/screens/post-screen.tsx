import { PostPage } from '@/features/feed';
import { renderEventShortcut } from './post-actions';

/** /post/{postId} with what other features offer on a post. */
export const PostScreen = () => <PostPage renderAction={renderEventShortcut} />;
