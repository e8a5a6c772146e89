import { collection } from 'firebase/firestore';
import { assistantDaySchema } from '@/domain/assistant/usage';
import { schoolDaySchema } from '@/domain/statistics';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const ofSchool = converterOf(schoolDaySchema);
const ofAssistant = converterOf(assistantDaySchema);

/** `stats/schools/days`: what happened in each school on each day. */
export const schoolDays = () => collection(db(), 'stats', 'schools', 'days').withConverter(ofSchool);

/** `stats/assistant/usage`: what the assistant did in each school on each day. */
export const assistantDays = () => collection(db(), 'stats', 'assistant', 'usage').withConverter(ofAssistant);
