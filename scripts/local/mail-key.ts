import { randomBytes } from 'node:crypto';
import { kept } from './kept.ts';

/** A new key behind the links in mails, as operators make theirs. */
const newMailKey = (): string => randomBytes(32).toString('hex');

/** That of a local stack, made once: links in mails that it has sent lead on after a restart. */
export const localMailKey = (offset: number): string => kept(offset, 'mail-key.json', newMailKey);
