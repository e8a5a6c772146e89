import { collection, doc } from 'firebase/firestore';
import { commentSchema } from '@/domain/entities/post';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(commentSchema);

/** `posts/{postId}/comments`. */
export const comments = (postId: string) =>
  collection(db(), 'posts', postId, 'comments').withConverter(converter);
export const commentRef = (postId: string, commentId: string) => doc(comments(postId), commentId);
