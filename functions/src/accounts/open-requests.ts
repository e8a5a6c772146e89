import type { UpdateData } from 'firebase-admin/firestore';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { db } from '../platform/app';
import { isNotFound } from '../platform/firestore-errors';

/** Changes the open requests of an account. One that was decided meanwhile is gone. */
export async function changeOpenRequests(uid: string, fields: UpdateData<PendingRequest>): Promise<void> {
  const { docs } = await db.collection('pendingRequests').where('userId', '==', uid).get();
  const changed = docs.map(async ({ ref }) => {
    try {
      await ref.update(fields);
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  });
  await Promise.all(changed);
}
