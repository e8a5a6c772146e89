import { collection, doc } from 'firebase/firestore';
import { postSchema } from '@/domain/entities/post';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(postSchema);

/** `posts` of schools and of their groups. */
export const posts = () => collection(db(), 'posts').withConverter(converter);
export const postRef = (postId: string) => doc(posts(), postId);
