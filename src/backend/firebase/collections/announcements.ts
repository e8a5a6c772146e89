import { collection, doc } from 'firebase/firestore';
import {
  announcementReadSchema,
  announcementSchema,
  announcementTallySchema,
} from '@/domain/entities/announcement';
import { revisionSchema } from '@/domain/entities/revision';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(announcementSchema);
const readConverter = converterOf(announcementReadSchema);
const tallyConverter = converterOf(announcementTallySchema);
const revisionConverter = converterOf(revisionSchema);

/** The collection `announcements`. */
export const announcements = () => collection(db(), 'announcements').withConverter(converter);
export const announcementRef = (id: string) => doc(announcements(), id);

/** The collection `announcements/{announcementId}/reads`. */
export const reads = (id: string) =>
  collection(db(), 'announcements', id, 'reads').withConverter(readConverter);
export const readRef = (id: string, uid: string) => doc(reads(id), uid);

/** The collection `announcements/{announcementId}/revisions`. */
export const announcementRevisions = (id: string) =>
  collection(db(), 'announcements', id, 'revisions').withConverter(revisionConverter);

/** `announcementTallies/{announcementId}` */
export const announcementTallyRef = (id: string) =>
  doc(db(), 'announcementTallies', id).withConverter(tallyConverter);
