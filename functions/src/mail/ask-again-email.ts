import { brand } from '@/brand';
import { siteLink } from './config';
import type { Email, EmailBlock } from './email';
import { oneLine, plainName, plainText } from './text';

/** A school that is no longer on a parent's lists, and what the reviewer or admin said about it. */
export interface NoLongerListed {
  firstName: string;
  schoolName: string;
  reason: string | null;
}

/** How one kind of such an email puts it; schools are named as plain text. */
interface Words {
  subject(school: string): string;
  /** What happened. */
  happened(school: string): string;
  /** Before the words of whoever decided. */
  said: string;
  /** What the parent can do. */
  next: string;
  button: string;
  because(school: string): string;
}

/** Tells a parent that a school has left their lists, why, and how to ask for it again. */
export function askAgainEmail({ firstName, schoolName, reason }: NoLongerListed, words: Words): Email {
  const school = plainName(schoolName) || 'your school';
  const name = plainName(firstName);
  const quoted = plainText(reason ?? '');
  const given: EmailBlock[] = quoted
    ? [
        { kind: 'text', text: words.said },
        { kind: 'quote', text: quoted },
      ]
    : [];
  return {
    subject: `${words.subject(oneLine(schoolName) || 'your school')} on ${brand.name}`,
    heading: name ? `Hello ${name},` : 'Hello,',
    blocks: [
      { kind: 'text', text: words.happened(school) },
      ...given,
      { kind: 'text', text: words.next },
      { kind: 'button', label: words.button, href: siteLink('/join-school') },
    ],
    reason: words.because(school),
  };
}
