import { collection } from 'firebase/firestore';
import { moderationLogEntrySchema } from '@/domain/entities/moderation-notice';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(moderationLogEntrySchema);

/** The collection `schools/{schoolId}/moderationLog`. */
export const moderationLog = (schoolId: string) =>
  collection(db(), 'schools', schoolId, 'moderationLog').withConverter(converter);
