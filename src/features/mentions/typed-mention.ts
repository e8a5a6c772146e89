import type { Member } from '@/domain/entities/school';
import { fullName } from '@/domain/entities/user';
import { type Mentions, mentionParts } from '@/domain/mentions';

/** A name that is being typed after an @. */
export interface TypedMention {
  /** Where its @ stands. */
  at: number;
  /** What is typed of it so far, up to the caret. */
  words: string;
}

/** A text, and the members who were picked while it was written. */
export interface PickedText {
  text: string;
  picked: Mentions;
}

// An @ that begins a word, and up to four words behind it: no name in a directory has more of them to be found by.
const TYPED = /(?:^|[\s([{"'“„«‚‘])@((?:[\p{L}\p{M}\p{N}'’.-]+ ){0,3}[\p{L}\p{M}\p{N}'’.-]*)$/u;

/** The name that is being typed where the caret stands; null where none is, or one that was picked. */
export function mentionAt({ text, picked }: PickedText, caret: number): TypedMention | null {
  const words = TYPED.exec(text.slice(0, caret))?.[1];
  if (words === undefined) return null;
  const at = caret - words.length - 1;
  let start = 0;
  for (const part of mentionParts(text, picked)) {
    if (start === at && part.uid !== null) return null;
    start += part.text.length;
  }
  return { at, words };
}

/** The text with a member's name in place of what was typed of it, and where the caret goes: behind it and a blank. */
export function withMember(
  { text, picked }: PickedText,
  { at, words }: TypedMention,
  member: Member,
): PickedText & { caret: number } {
  const name = fullName(member);
  const rest = text.slice(at + 1 + words.length);
  // Who was picked before under the same name can't be told apart in the text: the last one is meant.
  const others = Object.entries(picked).filter(([, other]) => other !== name);
  return {
    text: `${text.slice(0, at)}@${name}${/^\s/.test(rest) ? '' : ' '}${rest}`,
    picked: { ...Object.fromEntries(others), [member.uid]: name },
    caret: at + 1 + name.length + 1,
  };
}
