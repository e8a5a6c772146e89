import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorCode } from '@/backend/errors';
import type { InvitesPort } from '@/backend/ports/invites';
import { useBackend } from '@/backend/react';
import { newDocumentId } from '@/domain/ids';

/** The addresses of one press of the button. */
export interface InviteBatch {
  valid: string[];
  invalid: string[];
  /** The member's own addresses: never sent. */
  mine: string[];
  /** The invite code the mails carry. */
  code: string;
}

/** What became of a batch of invites, by address. */
export interface SentInvites {
  sent: string[];
  /** Invited before by the same member: skipped. */
  skipped: string[];
  unsubscribed: string[];
  /** The member's own, which stay in the form, too. */
  own: string[];
  /** Not sent: they stay in the form. */
  failed: string[];
  limitReached: boolean;
  /** Why the last of them was not sent. */
  error: unknown;
}

/**
 * Sends one mail an address, one after the other so that a limit stops the rest. `requestIds` keeps one id per
 * address until it went through: trying again after a lost answer mails nobody twice.
 */
export async function sendInvites(
  invites: Pick<InvitesPort, 'send'>,
  addresses: string[],
  inviteCode: string,
  requestIds: Map<string, string>,
): Promise<SentInvites> {
  const result: SentInvites = {
    sent: [],
    skipped: [],
    unsubscribed: [],
    own: [],
    failed: [],
    limitReached: false,
    error: null,
  };
  for (const recipientEmail of addresses) {
    if (result.limitReached) {
      result.failed.push(recipientEmail);
      continue;
    }
    const requestId = requestIds.get(recipientEmail) ?? newDocumentId();
    requestIds.set(recipientEmail, requestId);
    try {
      const { status } = await invites.send({ recipientEmail, inviteCode, requestId, resend: false });
      if (status === 'already-invited') result.skipped.push(recipientEmail);
      else if (status === 'unsubscribed') result.unsubscribed.push(recipientEmail);
      else if (status === 'own-address') result.own.push(recipientEmail);
      else result.sent.push(recipientEmail);
      requestIds.delete(recipientEmail);
    } catch (error) {
      result.failed.push(recipientEmail);
      result.error = error;
      result.limitReached = errorCode(error) === 'resource-exhausted';
    }
  }
  return result;
}

/** Mails a batch of invites; trying again mails nobody twice. */
export function useSendInvites(onSent: (result: SentInvites, batch: InviteBatch) => void) {
  const { invites } = useBackend();
  const requestIds = useRef(new Map<string, string>());
  return useMutation({
    mutationFn: ({ valid, code }: InviteBatch) => sendInvites(invites, valid, code, requestIds.current),
    onSuccess: onSent,
  });
}
