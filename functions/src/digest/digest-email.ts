import { brand } from '@/brand';
import { siteLink } from '../mail/config';
import type { Email } from '../mail/email';
import { plainName } from '../mail/text';
import { unsubscribeLinks } from '../mail-choices/links';
import type { ClaimedDigest } from './claim';
import { DIGEST_PARTS, type DigestItem, type DigestPart } from './digest-item';

interface PartWords {
  heading: string;
  one: string;
  several: string;
}

/** What a part is called over its items, and how it is counted in the subject. */
const WORDS: Readonly<Record<DigestPart, PartWords>> = {
  announcement: { heading: 'Announcements', one: 'announcement', several: 'announcements' },
  answer: { heading: 'For you', one: 'for you', several: 'for you' },
  event: { heading: 'Coming events', one: 'coming event', several: 'coming events' },
  'group-post': { heading: 'In your groups', one: 'new group post', several: 'new group posts' },
  post: { heading: 'New posts', one: 'new post', several: 'new posts' },
};

/** The digest as a mail. Where its items are of several schools, each says of which. */
export function digestEmail({ user, items, rhythm }: Omit<ClaimedDigest, 'day'>): Email {
  const schools = new Map(items.map(({ schoolId, schoolName }) => [schoolId, schoolName]));
  schools.delete(null);
  const [only = '', ...others] = schools.values();
  const school = others.length === 0 ? plainName(only) : '';
  const about = others.length > 0 ? 'Your schools' : school || brand.name;
  const linked = ({ schoolName, title, detail, path }: DigestItem) => ({
    title: plainName(title),
    detail: [others.length > 0 ? schoolName : '', detail].filter(Boolean).map(plainName).join(' · '),
    href: siteLink(path),
  });
  return {
    subject: `${about}: ${countsOf(items).join(', ')}`,
    heading: others.length > 0 ? 'What is new at your schools' : `What is new at ${school || brand.name}`,
    blocks: [
      ...partsOf(items).map(([part, ofPart]) => ({
        kind: 'list' as const,
        heading: WORDS[part].heading,
        items: ofPart.map(linked),
      })),
      { kind: 'button', label: `Open ${brand.name}`, href: siteLink('/dashboard') },
    ],
    reason: `You get this mail because you chose a ${rhythm.rhythm} digest.`,
    unsubscribe: unsubscribeLinks(user.uid, 'digest'),
  };
}

const partsOf = (items: readonly DigestItem[]): [DigestPart, DigestItem[]][] =>
  DIGEST_PARTS.map((part): [DigestPart, DigestItem[]] => [
    part,
    items.filter((item) => item.part === part),
  ]).filter(([, ofPart]) => ofPart.length > 0);

const countsOf = (items: readonly DigestItem[]): string[] =>
  partsOf(items).map(
    ([part, { length }]) => `${length} ${length === 1 ? WORDS[part].one : WORDS[part].several}`,
  );
