import * as v from 'valibot';
import { idSchema } from './fields';
import { MAX_MENTIONS } from './limits';

/**
 * Members whom a text calls by name: their account ids, and how their names stand in the text after an @. The text is
 * all that is shown; this says whom a name in it leads to (product §4.7). What is no such map calls nobody: by it alone a
 * text must not become unreadable, also for those who would remove it.
 */
export const mentionsSchema = v.fallback(v.record(idSchema, v.string()), {});
export type Mentions = v.InferOutput<typeof mentionsSchema>;

/** Whom a stored text calls by name, by their ids, the first ten; nobody where it is not as the schema says. */
export const mentionedIn = (stored: unknown): string[] =>
  Object.keys(v.parse(mentionsSchema, stored)).sort().slice(0, MAX_MENTIONS);

/** A stretch of a text: words, or a member's name with the @ before it. */
export interface MentionPart {
  text: string;
  /** Whose name it is; null for words. */
  uid: string | null;
}

// What goes on behind a name makes it another one: "@Ann" is not in "@Anna".
const GOES_ON = /^[\p{L}\p{M}\p{N}]/u;

/** A text in its stretches. Where one name begins with another, the longer one is meant. */
export function mentionParts(text: string, mentions: Mentions): MentionPart[] {
  const people = Object.entries(mentions)
    .filter(([, name]) => name !== '')
    .sort(([, left], [, right]) => right.length - left.length);
  const parts: MentionPart[] = [];
  let done = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (at < done) continue;
    const found = people.find(
      ([, name]) => text.startsWith(name, at + 1) && !GOES_ON.test(text.slice(at + 1 + name.length)),
    );
    if (!found) continue;
    const [uid, name] = found;
    if (at > done) parts.push({ text: text.slice(done, at), uid: null });
    done = at + 1 + name.length;
    parts.push({ text: text.slice(at, done), uid });
  }
  if (done < text.length) parts.push({ text: text.slice(done), uid: null });
  return parts;
}

/** Of those who were picked while a text was written, whom it still calls by name: the first ten. */
export function mentionsIn(text: string, picked: Mentions): Mentions {
  const found = new Set(mentionParts(text, picked).flatMap(({ uid }) => uid ?? []));
  return Object.fromEntries([...found].slice(0, MAX_MENTIONS).map((uid) => [uid, picked[uid] ?? '']));
}
