import { collection, doc } from 'firebase/firestore';
import { pollVoteSchema } from '@/domain/entities/poll';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(pollVoteSchema);

/** A parent's vote: `posts/{postId}/pollVotes/{uid}`. */
export const pollVoteRef = (postId: string, uid: string) =>
  doc(collection(db(), 'posts', postId, 'pollVotes').withConverter(converter), uid);
