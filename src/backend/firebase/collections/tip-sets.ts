import { collection } from 'firebase/firestore';
import { tipSetSchema } from '@/domain/entities/outreach';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(tipSetSchema);

/** The collection `parentAssistantTips`. */
export const tipSets = () => collection(db(), 'parentAssistantTips').withConverter(converter);
