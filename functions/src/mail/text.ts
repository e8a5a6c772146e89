import { truncate } from '@/domain/truncate';

/** What can end a header line or reorder a text: control and format characters, line and paragraph separators. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** Longest name or subject part a mail repeats. */
const MAX_LINE = 200;

/** A user's text as one line that can end no header and hide nothing: unseen characters become spaces. */
export function oneLine(text: string): string {
  return truncate(text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim(), MAX_LINE);
}

/**
 * A user's text that no mail program turns into a link: names are not a way to advertise. A word joiner, invisible,
 * breaks what looks like an address.
 */
export function unlinked(text: string): string {
  return text
    .replace(/:\/\//g, ':\u2060/\u2060/')
    .replace(/(?<=[\p{L}\p{N}])([.@])(?=[\p{L}\p{N}])/gu, '\u2060$1\u2060');
}

/** A user's name or the like as a mail's body shows it. */
export const plainName = (text: string): string => unlinked(oneLine(text));

/** A user's longer text as a mail's body shows it: lines kept, everything else unseen removed. */
export const plainText = (text: string): string =>
  unlinked(
    text
      .split(/\r?\n/)
      .map((line) => line.replace(UNSEEN, ' ').trim())
      .join('\n')
      .trim(),
  );
