import { INVITE_RESEND_MS } from '@/domain/inputs/outreach';

interface Facts {
  /** When the last mail of this invite went out; null when none ever reached anybody. */
  sentAt: number | null;
  joined: boolean;
  unsubscribed: boolean;
  resend: boolean;
  at: number;
}

/** Why a member's invite is not sent, or null when it is. */
export function refusalOf({ sentAt, joined, unsubscribed, resend, at }: Facts) {
  if (unsubscribed) return 'unsubscribed';
  if (sentAt === null) return null;
  return resend && !joined && at - sentAt >= INVITE_RESEND_MS ? null : 'already-invited';
}
