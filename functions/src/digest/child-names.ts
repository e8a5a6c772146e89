import { searchWords } from '@/domain/search-tokens';

/** The names of a school's children, in the forms in which a text is looked through for them. */
export interface ChildNames {
  words: ReadonlySet<string>;
  /** Of writings that put no space between words. */
  unspaced: readonly string[];
}

const UNSPACED =
  /\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Thai}|\p{sc=Lao}|\p{sc=Khmer}|\p{sc=Myanmar}/u;

/** The forms of names; an initial is none, as half of all texts have it. */
export function childNamesOf(names: readonly string[]): ChildNames {
  const words = [...new Set(names.flatMap(searchWords))].filter((word) => [...word].length > 1);
  return {
    // Also as in "Mias birthday".
    words: new Set(words.flatMap((word) => [word, `${word}s`])),
    unspaced: words.filter((word) => UNSPACED.test(word)),
  };
}

/** Whether a text says the name of a child, as far as accounts of the school know it. */
export function namesAChild(text: string, { words, unspaced }: ChildNames): boolean {
  const said = searchWords(text);
  return said.some((word) => words.has(word) || unspaced.some((name) => word.includes(name)));
}
