import { doc } from 'firebase/firestore';
import { pinListSchema } from '@/domain/entities/pin-list';
import { pinListId } from '@/domain/pins';
import type { FeedId } from '../../ports/posts';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(pinListSchema);

/** Which posts of a feed are pinned. */
export const pinListRef = ({ schoolId, groupId }: FeedId) =>
  doc(db(), 'schools', schoolId, 'pins', pinListId(groupId)).withConverter(converter);
