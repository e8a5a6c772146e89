import { collection, doc } from 'firebase/firestore';
import { referralSchema } from '@/domain/entities/referral';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(referralSchema);

/** `referrals`: codes, inviter and rewards of each account. */
export const referrals = () => collection(db(), 'referrals').withConverter(converter);
export const referralRef = (uid: string) => doc(referrals(), uid);
