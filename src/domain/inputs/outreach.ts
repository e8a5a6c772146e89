import * as v from 'valibot';
import { emailAddress, requiredText } from '../fields';
import { MAX_CODE, MAX_FORM_MESSAGE, MAX_NAME, MAX_SCHOOL_NAME } from '../limits';
import { DAY_MS } from '../time';

/** What every public form carries beside its fields. */
const envelope = {
  email: emailAddress,
  /** Honeypot: people never see it, so whoever fills it in is a machine. */
  website: v.pipe(v.string(), v.maxLength(200)),
  /** Made once per filled-in form: sending it again after a lost answer stores nothing twice. */
  requestId: v.pipe(v.string(), v.uuid()),
};

/** Landing page: ask for an invite code, or for a community (product §5). */
export const requestFormSchema = v.object({
  form: v.literal('request'),
  ...envelope,
  school: requiredText(MAX_SCHOOL_NAME),
  role: requiredText(MAX_NAME),
});

/** Waitlist: the school as free text for name and city (product §5). */
export const waitlistFormSchema = v.object({
  form: v.literal('waitlist'),
  ...envelope,
  school: requiredText(MAX_SCHOOL_NAME),
});

/** Message to the people who run the product (product §5). */
export const contactFormSchema = v.object({
  form: v.literal('contact'),
  ...envelope,
  name: requiredText(MAX_NAME),
  message: requiredText(MAX_FORM_MESSAGE),
});

/** Input of the callable `submitForm`, and of an external form service. */
export const submitFormSchema = v.variant('form', [requestFormSchema, waitlistFormSchema, contactFormSchema]);
export type SubmitFormInput = v.InferOutput<typeof submitFormSchema>;

/** Input of the callable `lookUpInviteCode`: a code as somebody has typed or followed it. */
export const lookUpInviteCodeSchema = v.object({ code: v.pipe(v.string(), v.maxLength(MAX_CODE)) });
export type LookUpInviteCodeInput = v.InferInput<typeof lookUpInviteCodeSchema>;

/** Anonymous variant of the callable `sendInviteEmail` (product §7.1). */
export const interestedInviteSchema = v.object({
  recipientEmail: emailAddress,
  schoolName: requiredText(MAX_SCHOOL_NAME),
  inviteCode: v.null(),
  inviterName: requiredText(MAX_NAME),
  templateKey: v.literal('interested'),
  requestId: v.pipe(v.string(), v.uuid()),
});
export type InterestedInviteInput = v.InferOutput<typeof interestedInviteSchema>;

/**
 * Member variant of the callable `sendInviteEmail` (product §7.1). The code says which of the member's schools is
 * meant; names and link are accepted, but the server takes its own.
 */
export const memberInviteSchema = v.object({
  recipientEmail: emailAddress,
  inviteCode: requiredText(MAX_CODE),
  schoolName: v.optional(v.string()),
  inviterName: v.optional(v.string()),
  inviteLink: v.optional(v.string()),
  /** Made once per press of the button: a double tap is one mail. */
  requestId: v.pipe(v.string(), v.uuid()),
  /** Sends again to an address invited before, {@link INVITE_RESEND_MS} after the last mail. */
  resend: v.optional(v.boolean(), false),
});
export type MemberInviteInput = v.InferOutput<typeof memberInviteSchema>;

/** Input of the callable `sendInviteEmail`. */
export const sendInviteSchema = v.union([interestedInviteSchema, memberInviteSchema]);

/**
 * What became of an invite. `sent` says as much to a member whose address is in the school already, and who gets no
 * mail: the answer must not tell who belongs to a school. A visitor always reads `accepted`: whether an address was invited before or wants no
 * invitations is nothing a stranger may learn.
 */
export type InviteResult = {
  status: 'sent' | 'already-invited' | 'unsubscribed' | 'own-address' | 'accepted';
};

/** Invites a member may send (product §9). */
export const INVITES_PER_DAY = 20;
export const INVITES_PER_MONTH = 100;
/** How long after a mail the same invite may be sent again. */
export const INVITE_RESEND_MS = 7 * DAY_MS;

/** Where an invite leads: the landing page with the code (product §2.1). */
export const invitePath = (code: string): string => `/?code=${encodeURIComponent(code)}`;

/** Input of the callable `unsubscribe`: the token of the link in an invite. */
export const unsubscribeSchema = v.object({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) });
