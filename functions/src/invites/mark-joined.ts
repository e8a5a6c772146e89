import { isNotFound } from '../platform/firestore-errors';
import { inviteRef } from './invite-ref';

/** Marks the inviter's invite to a parent who has come, if they invited them by mail. */
export async function markJoined(inviterId: string, email: string): Promise<void> {
  try {
    await inviteRef(inviterId, email).update({ joined: true });
  } catch (error) {
    // Came by a link or a code, not by a mail.
    if (!isNotFound(error)) throw error;
  }
}
