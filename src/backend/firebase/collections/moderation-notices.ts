import { collection } from 'firebase/firestore';
import { moderationNoticeSchema } from '@/domain/entities/moderation-notice';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(moderationNoticeSchema);

/** The collection `moderationNotices`. */
export const moderationNotices = () => collection(db(), 'moderationNotices').withConverter(converter);
