import { searchWords } from './search-tokens';

/** Fewer letters begin too many words. */
const MIN_LETTERS = 2;

/** Whether what is typed is enough to look for; signs alone are not. */
export const isSearchable = (typed: string): boolean => searchWords(typed).join('').length >= MIN_LETTERS;
