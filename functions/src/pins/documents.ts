import type { DocumentReference } from 'firebase-admin/firestore';
import { pinListSchema } from '@/domain/entities/pin-list';
import type { Post } from '@/domain/entities/post';
import { pinListId } from '@/domain/pins';
import { isDocumentId } from '../platform/document-id';
import { parserOf } from '../platform/documents';
import { schoolRef } from '../platform/schools';

type Feed = Pick<Post, 'schoolId' | 'groupId'>;

/** Which posts of a feed are pinned. */
export const pinListRef = ({ schoolId, groupId }: Feed): DocumentReference =>
  schoolRef(schoolId).collection('pins').doc(pinListId(groupId));

/** The same of a post that may name no feed that there could be; null then. */
export const pinListOf = ({ schoolId, groupId }: Feed): DocumentReference | null =>
  isDocumentId(schoolId) && isDocumentId(pinListId(groupId)) ? pinListRef({ schoolId, groupId }) : null;

/** What it says, or null when there is none. */
export const parsePinList = parserOf(pinListSchema);

/** What a post says that stands in its place again: where it was posted. */
export const inPlace = (createdAt: unknown) => ({ pinnedUntil: null, sortAt: createdAt });
