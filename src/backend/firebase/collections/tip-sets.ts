import { collection } from 'firebase/firestore';
import { tipSetSchema } from '@/domain/entities/outreach';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(tipSetSchema);

/** `parentAssistantTips` (spec §3). */
export const tipSets = () => collection(db(), 'parentAssistantTips').withConverter(converter);
