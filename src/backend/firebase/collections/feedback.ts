import { collection } from 'firebase/firestore';
import { feedbackSchema } from '@/domain/entities/outreach';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(feedbackSchema);

/** The collection `parentAssistantFeedback`. */
export const feedback = () => collection(db(), 'parentAssistantFeedback').withConverter(converter);
