import { collection, doc } from 'firebase/firestore';
import { inviteCodeSchema } from '@/domain/entities/school';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(inviteCodeSchema);

/** The collection `inviteCodes`. */
export const inviteCodes = () => collection(db(), 'inviteCodes').withConverter(converter);
export const inviteCodeRef = (code: string) => doc(inviteCodes(), code);
