import { collection } from 'firebase/firestore';
import { reportSchema } from '@/domain/entities/report';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(reportSchema);

/** The collection `reports`. */
export const reports = () => collection(db(), 'reports').withConverter(converter);
