import { collection } from 'firebase/firestore';
import { inviteSchema } from '@/domain/entities/outreach';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(inviteSchema);

/** The collection `invites`. */
export const invites = () => collection(db(), 'invites').withConverter(converter);
