/**
 * The mailbox an address leads to, for limits and unsubscribing: `ana+school@` is `ana@` with a note, which anybody
 * can vary without end. Mails go to the address as it was typed.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return `${local}${email.slice(at)}`.toLowerCase();
}
