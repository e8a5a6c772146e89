import { collection } from 'firebase/firestore';
import { revisionSchema } from '@/domain/entities/revision';
import type { EditedText } from '../../ports/posts';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(revisionSchema);

/** `posts/{postId}/revisions` and `posts/{postId}/comments/{commentId}/revisions`. */
export const revisions = ({ postId, commentId }: Pick<EditedText, 'postId' | 'commentId'>) =>
  (commentId === null
    ? collection(db(), 'posts', postId, 'revisions')
    : collection(db(), 'posts', postId, 'comments', commentId, 'revisions')
  ).withConverter(converter);
