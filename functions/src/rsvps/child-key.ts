import type { Child } from '@/domain/fields';
import { readClass } from '@/domain/school-class';
import { searchWords } from '@/domain/search-tokens';
import { sha256 } from '../platform/hash';

/** Letters enough that no two children of an event have the same by chance. */
const LENGTH = 16;

/**
 * By what a child of two parents is known as one: its name and class, as both may have typed them. A digest of each event's
 * own, so that a tally names no child and those of two events can't be compared.
 */
export function childKey(eventId: string, { name, gradeOrRoom }: Child): string {
  const words = searchWords(name).sort().join(' ');
  return sha256(`${eventId} ${words} ${readClass(gradeOrRoom)?.key ?? ''}`).slice(0, LENGTH);
}
