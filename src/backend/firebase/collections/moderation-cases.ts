import { collection, doc } from 'firebase/firestore';
import { moderationCaseSchema } from '@/domain/entities/moderation-case';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(moderationCaseSchema);

/** The collection `moderationCases`. */
export const moderationCases = () => collection(db(), 'moderationCases').withConverter(converter);
export const moderationCaseRef = (caseId: string) => doc(moderationCases(), caseId);
