import { type DocumentData, GrpcStatus } from 'firebase-admin/firestore';
import { db } from '../platform/app';

/** A notification under its id. */
export type Written = readonly [id: string, notification: DocumentData];

const isThere = ({ code }: { code?: unknown }): boolean => code === GrpcStatus.ALREADY_EXISTS;

/**
 * Writes many notifications.
 * @param again 'replace' where one takes the place of the one before under its id, unread; 'keep' where the one before
 *   stays as it is, so that who has read it is not told twice
 */
export async function writeNotifications(
  notifications: readonly Written[],
  again: 'replace' | 'keep',
): Promise<void> {
  const writer = db.bulkWriter();
  writer.onWriteError((error) => !isThere(error) && error.failedAttempts < 5);
  const writes = notifications.map(async ([id, notification]) => {
    const ref = db.doc(`notifications/${id}`);
    try {
      await (again === 'replace' ? writer.set(ref, notification) : writer.create(ref, notification));
    } catch (error) {
      if (!isThere(error as { code?: unknown })) throw error;
    }
  });
  await Promise.all([...writes, writer.close()]);
}
