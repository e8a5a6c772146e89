import { NEW_MEMBER_DAYS } from './limits';
import { phoneNumbers } from './phone-numbers';
import { DAY_MS } from './time';

/** What its author is asked about before a text is posted. */
export interface PostingQuestion {
  kind: 'telephone' | 'email' | 'link' | 'word';
  /** As it stands in the text; a word as the school has it on its list. */
  match: string;
}

export interface PostingContext {
  /** The school's list. */
  askedWords: readonly string[];
  /** Since when its author is a member; null where nobody knows it. */
  joinedAt: Date | null;
  now: Date;
  /** One's own address may be posted without a question. */
  ownEmail: string;
}

const LOCAL_PART = /[\p{L}\p{N}._%+'-]/u;
const DOMAIN_PART = /[\p{L}\p{N}.-]/u;
/** As long as an address may be, in characters. */
const [MAX_LOCAL_PART, MAX_DOMAIN] = [64, 255];

interface Found {
  from: number;
  to: number;
  match: string;
}

/** E-mail addresses, found from their @ outwards: a pattern would begin anew at each letter before it. */
function addresses(text: string): Found[] {
  const found: Found[] = [];
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let from = at;
    let to = at + 1;
    while (from > 0 && at - from < MAX_LOCAL_PART && LOCAL_PART.test(text[from - 1] ?? '')) from -= 1;
    while (to < text.length && to - at < MAX_DOMAIN && DOMAIN_PART.test(text[to] ?? '')) to += 1;
    while (/[.-]/.test(text[to - 1] ?? '')) to -= 1;
    while (/[.'-]/.test(text[from] ?? '')) from += 1;
    const labels = text.slice(at + 1, to).split('.');
    const isDomain = labels.length > 1 && labels.every(Boolean) && /^\p{L}{2,}$/u.test(labels.at(-1) ?? '');
    if (from < at && isDomain) found.push({ from, to, match: text.slice(from, to) });
  }
  return found;
}

/** Ends of addresses that are no words of a language, so that a forgotten space after a full stop makes no link. */
const ENDS = new Set(
  'com org net edu gov info biz eu io app dev xyz online shop site club link store blog page live gle tv co uk ca au nz ie de ch fr es nl dk se fi pl pt cz gr ru cn jp kr br mx ar cl za ke ng'.split(
    ' ',
  ),
);

/** An address without "https://": "www." before it, a path behind it, or an end that only addresses have. */
function isBareLink(word: string): boolean {
  const path = /[/?#]/.exec(word)?.index ?? word.length;
  const labels = word.slice(0, path).replace(/:\d+$/, '').split('.');
  const end = labels.at(-1) ?? '';
  if (labels.length < 2 || !labels.every((label) => /^[\p{L}\p{N}-]+$/u.test(label))) return false;
  if (!/^[a-z]{2,}$/.test(end) && word !== word.toUpperCase()) return false;
  if (!/^[a-z]{2,}$/i.test(end)) return false;
  const hasPath = word.length > path + 1 && word[path] === '/' && end.length < 7;
  return hasPath || labels[0]?.toLowerCase() === 'www' || ENDS.has(end.toLowerCase());
}

const QUOTES = /^[([{<"'„“‘«*_]+|[)\]}>"'”’»*_.,;:!?…]+$/g;

/** Links, with a scheme or bare. */
function links(text: string): Found[] {
  const found: Found[] = [];
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const begins = word.search(/https?:\/\//i);
    const match = (begins < 0 ? word : word.slice(begins)).slice(0, 300).replace(QUOTES, '');
    const isLink = begins < 0 ? isBareLink(match) : /^https?:\/\/./i.test(match);
    if (isLink) found.push({ from: index, to: index + word.length, match });
  }
  return found;
}

/** A text in the form that words are compared in: lowercase, without marks, one space between its words and around. */
const plain = (text: string): string => {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return ` ${(letters.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
};

function askedWordsIn(text: string, words: readonly string[]): string[] {
  if (words.length === 0) return [];
  const spoken = plain(text);
  return words.filter((word) => {
    const asked = plain(word);
    return asked.trim() !== '' && spoken.includes(asked);
  });
}

const without = (text: string, parts: readonly Found[]): string =>
  parts.reduce((now, { from, to }) => now.slice(0, from) + ' '.repeat(to - from) + now.slice(to), text);

/**
 * What its author is asked about before a text is posted: telephone numbers, e-mail addresses of others, links of who
 * has just joined, and words of the school's list. Each once. Nothing of it is refused.
 */
export function questionsAbout(
  text: string,
  { askedWords, joinedAt, now, ownEmail }: PostingContext,
): PostingQuestion[] {
  const emails = addresses(text);
  const withoutEmails = without(text, emails);
  const found = links(withoutEmails);
  const isNew = joinedAt !== null && Number(now) - Number(joinedAt) < NEW_MEMBER_DAYS * DAY_MS;
  const own = ownEmail.toLowerCase();
  const matches: Record<PostingQuestion['kind'], string[]> = {
    telephone: phoneNumbers(without(withoutEmails, found)),
    email: emails.map(({ match }) => match).filter((match) => match.toLowerCase() !== own),
    link: isNew ? found.map(({ match }) => match) : [],
    word: askedWordsIn(text, askedWords),
  };
  return (Object.keys(matches) as PostingQuestion['kind'][]).flatMap((kind) =>
    [...new Set(matches[kind])].map((match) => ({ kind, match })),
  );
}
