import { collection, doc } from 'firebase/firestore';
import { inviteCodeGrantSchema } from '@/domain/entities/invite-code-grant';
import { inviteCodeGrantId } from '@/domain/ids';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(inviteCodeGrantSchema);

/** The collection `inviteCodeGrants`. */
const inviteCodeGrants = () => collection(db(), 'inviteCodeGrants').withConverter(converter);
export const inviteCodeGrantRef = (uid: string, schoolId: string) =>
  doc(inviteCodeGrants(), inviteCodeGrantId(uid, schoolId));
