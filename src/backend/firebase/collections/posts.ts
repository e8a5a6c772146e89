import { collection, doc, type Query, type QueryConstraint, query, where } from 'firebase/firestore';
import { type Post, postSchema } from '@/domain/entities/post';
import type { FeedId } from '../../ports/posts';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(postSchema);

/** `posts` of schools and of their groups. */
export const posts = () => collection(db(), 'posts').withConverter(converter);
export const postRef = (postId: string) => doc(posts(), postId);

/** Posts of one feed. */
export const postsOf = ({ schoolId, groupId }: FeedId, ...rest: QueryConstraint[]): Query<Post> =>
  query(posts(), where('schoolId', '==', schoolId), where('groupId', '==', groupId), ...rest);
