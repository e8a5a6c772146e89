import { collection, doc } from 'firebase/firestore';
import { rateCounterSchema } from '@/domain/entities/rate-counter';
import { type CountedKind, rateCounterId } from '@/domain/rate-counter';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(rateCounterSchema);

/** The counter of one parent, kind and day in `rateCounters`. */
export const rateCounterRef = (uid: string, kind: CountedKind, day: number) =>
  doc(collection(db(), 'rateCounters').withConverter(converter), rateCounterId(uid, kind, day));
