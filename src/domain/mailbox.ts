/** Google's mail has two names, and reads no dots in what stands before the `@`. */
const GOOGLE = /^(?:gmail|googlemail)\.com$/;

/**
 * The mailbox an address leads to, for limits and unsubscribing: `ana+school@` is `ana@` with a note, and at Google
 * `a.na@` is `ana@`, so that anybody could vary an address without end. Mails go to the address as it was typed.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at).replace(/(?<=.)\+.*$/, '');
  const domain = email.slice(at + 1).toLowerCase();
  const mailbox = GOOGLE.test(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
  return mailbox.toLowerCase();
}
