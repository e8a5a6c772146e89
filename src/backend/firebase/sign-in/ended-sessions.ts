import * as v from 'valibot';
import { storedText } from '@/stored';

/** So many are remembered: tabs that slept through more are gone for good. */
const MAX_REMEMBERED = 20;

const listSchema = v.fallback(v.array(v.string()), []);

function parse(text: string | null): string[] {
  try {
    return v.parse(listSchema, JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
}

// Not among the person's texts, which leaving removes. The ids are random and say nothing of anybody.
const list = storedText('local', 'endedSessions');

/** Sign-ins that somebody has ended: a tab that slept meanwhile must not bring them back. */
export const endedSessions = {
  has: (session: string): boolean => parse(list.get()).includes(session),
  add: (session: string): void =>
    void list.set(JSON.stringify([...parse(list.get()), session].slice(-MAX_REMEMBERED))),
};
