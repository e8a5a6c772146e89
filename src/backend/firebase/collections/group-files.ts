import { collection, doc } from 'firebase/firestore';
import { groupFileSchema } from '@/domain/entities/group-file';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(groupFileSchema, { storesId: true });

/** The collection `groups/{groupId}/files`. */
export const groupFiles = (groupId: string) =>
  collection(db(), 'groups', groupId, 'files').withConverter(converter);
export const groupFileRef = (groupId: string, fileId: string) => doc(groupFiles(groupId), fileId);
