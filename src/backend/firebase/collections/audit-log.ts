import { collection, doc } from 'firebase/firestore';
import { auditEntrySchema } from '@/domain/entities/audit';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(auditEntrySchema);

/** `auditLog`: who did what, on whom or what, when. */
export const auditLog = () => collection(db(), 'auditLog').withConverter(converter);

/** An entry; of a new id where none is given. */
export const auditEntryRef = (id?: string) => (id ? doc(auditLog(), id) : doc(auditLog()));
