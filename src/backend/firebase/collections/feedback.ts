import { collection } from 'firebase/firestore';
import { feedbackSchema } from '@/domain/entities/outreach';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(feedbackSchema);

/** `parentAssistantFeedback` (spec §3). */
export const feedback = () => collection(db(), 'parentAssistantFeedback').withConverter(converter);
