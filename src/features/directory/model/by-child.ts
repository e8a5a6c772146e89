import type { Member } from '@/domain/entities/school';
import { NO_CLASS, readClass } from '@/domain/school-class';
import { searchWords } from '@/domain/search-tokens';
import { compareNames } from './by-letter';

/** A child of a class with its parents. The name is empty where it is kept from other parents. */
export interface ClassChild {
  name: string;
  parents: Member[];
}

const sameName = (a: string, b: string) => searchWords(a).join(' ') === searchWords(b).join(' ');

/** Two children of one first name may well be in one class: it is the same where their parents share a last name. */
function isOf(child: ClassChild, name: string, parent: Member): boolean {
  if (!name || !sameName(child.name, name)) return false;
  const words = new Set(child.parents.flatMap(({ lastName }) => searchWords(lastName)));
  return searchWords(parent.lastName).some((word) => words.has(word));
}

/** The children of a class by name, as the reader's language sorts, those without a name last. */
export function byChild(members: readonly Member[], key: string): ClassChild[] {
  const found: ClassChild[] = [];
  for (const parent of [...members].sort(compareNames)) {
    const names = parent.children
      .filter(({ gradeOrRoom }) => (readClass(gradeOrRoom)?.key ?? NO_CLASS) === key)
      .map(({ name }) => name.trim());
    // A parent without children stands among those without a class, and for two nameless children once.
    if (names.length === 0 && key === NO_CLASS) names.push('');
    for (const name of new Set(names)) {
      const known = found.find((child) => isOf(child, name, parent));
      if (known) known.parents.push(parent);
      else found.push({ name, parents: [parent] });
    }
  }
  return found.sort((a, b) => Number(!a.name) - Number(!b.name) || a.name.localeCompare(b.name));
}
