import type { InterestedInviteInput, SubmitFormInput } from '@/domain/inputs/outreach';

/**
 * What a visitor without an account may send. Not part of `Backend`: the public pages that use it must not load all
 * of it.
 */
export interface FormsPort {
  /** Keeps a filled-in form for the admins. @throws resource-exhausted, unavailable */
  submitForm(input: SubmitFormInput): Promise<void>;
  /** Mails the anonymous invite (product §7.1). @throws resource-exhausted, unavailable */
  inviteParent(input: InterestedInviteInput): Promise<void>;
}
