export type TextPart = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string };

const CANDIDATE = /https:\/\/[^\s<>"]+/gi;
// Invisible characters that turn text around or join it: a link with one in it may not be what it looks like.
const DECEPTIVE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

/** Splits what somebody typed into plain text and links that are safe to offer: https only, nothing hidden. */
export function linkText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(CANDIDATE)) {
    const found = withoutSentenceEnd(match[0]);
    if (!isSafe(found)) continue;
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) });
    parts.push({ kind: 'link', text: shortAddress(found), href: found });
    from = match.index + found.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

// Of what follows the host; about half a line on a phone.
const PATH_SHOWN = 24;

/** An address as it is read: the host whole, as it says whose page it is, and the beginning of the rest. */
function shortAddress(address: string): string {
  const { host } = new URL(address);
  const rest = address.slice(address.toLowerCase().indexOf(host) + host.length).replace(/^\/$/, '');
  const shown = [...rest].length > PATH_SHOWN ? `${[...rest].slice(0, PATH_SHOWN).join('')}…` : rest;
  return host.replace(/^www\./, '') + shown;
}

/** Takes off what ends the sentence and not the address; a closing bracket stays where one was opened. */
function withoutSentenceEnd(address: string): string {
  let end = address.length;
  while (end > 0) {
    const last = address[end - 1] ?? '';
    const closes = last === ')' && count(address.slice(0, end), ')') > count(address.slice(0, end), '(');
    if (!closes && !/[.,;:!?'\]}…]/.test(last)) break;
    end -= 1;
  }
  return address.slice(0, end);
}

const count = (text: string, letter: string) => text.split(letter).length - 1;

function isSafe(address: string): boolean {
  if (DECEPTIVE.test(address) || !URL.canParse(address)) return false;
  const url = new URL(address);
  // https://school.example@evil.example leads to the second.
  return url.protocol === 'https:' && url.hostname.includes('.') && !url.username && !url.password;
}
