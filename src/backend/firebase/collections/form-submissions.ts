import { collection } from 'firebase/firestore';
import { formSubmissionSchema } from '@/domain/entities/outreach';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(formSubmissionSchema);

/** The collection `formSubmissions`. */
export const formSubmissions = () => collection(db(), 'formSubmissions').withConverter(converter);
