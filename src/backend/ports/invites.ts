import type { Invite } from '@/domain/entities/outreach';
import type { Referral } from '@/domain/entities/referral';
import type { InviteResult, MemberInviteInput } from '@/domain/inputs/outreach';
import type { Observer, Unsubscribe } from '../live';

/** Invites by e-mail (product §7.1), and what came of inviting. */
export interface InvitesPort {
  /** The member's own codes and referrals; null until a function has written any. */
  watchReferral(uid: string, observer: Observer<Referral | null>): Unsubscribe;
  /** The member's own invites, newest first. */
  watchMine(uid: string, observer: Observer<Invite[]>): Unsubscribe;
  /** Mails one invite. @throws resource-exhausted at a limit, failed-precondition, unavailable */
  send(input: MemberInviteInput): Promise<InviteResult>;
  /** Stops invitations to the address of the link's token for good. @throws not-found */
  unsubscribe(token: string): Promise<void>;
}
