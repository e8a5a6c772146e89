/** Names that must not leave us: those on the account of who asks. */
export interface FamilyNames {
  parent: readonly string[];
  children: readonly string[];
}

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
// Nine digits and more, however they are grouped: a phone number, an account, never an age or a year.
const LONG_NUMBER = /\+?\d(?:[\s().\-/]*\d){8,}/g;
// Scripts without spaces: a name there is found inside a run of letters.
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

// Names that are words too. They are taken for names only where they are written with a capital.
const COMMON_WORDS = new Set(
  (
    'an angel april art august autumn baker bell best bill black brown chase child christian cook day do drew eve ' +
    'faith fisher ford frank good grace grant gray green guy hill hope hunter in iris ivy joy june king lane lily ' +
    'little long love mark may me miles my olive page park pat pearl price ray reed rice rich river rob rose ruby ' +
    'sky so song star stone sue summer sun walker white will wood woods young'
  ).split(' '),
);

const fold = (word: string): string => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * A parent's text without what names them: the family's names, mail addresses, long numbers. What stays can still
 * be answered ("my child won't read"). Other people's names are not known to us.
 */
export function withoutNames(text: string, names: FamilyNames): string {
  const words = new Map<string, string>();
  for (const name of names.parent) remember(words, name, '[name]');
  for (const [index, name] of [...names.children.entries()].reverse()) {
    remember(words, name, index === 0 ? 'my child' : 'my other child');
  }
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(EMAIL, '[email]')
    .replace(LONG_NUMBER, '[number]');
  return replaceWords(replaceUnspaced(plain, words), words);
}

function remember(words: Map<string, string>, name: string, instead: string): void {
  const whole = name.normalize('NFKC').replace(/\s+/g, '');
  if (UNSPACED.test(whole)) words.set(whole, instead);
  for (const part of name.normalize('NFKC').match(/[\p{L}\p{M}]+/gu) ?? []) {
    // An initial would take every such letter out of the text.
    if (fold(part).length > 1) words.set(fold(part), instead);
  }
}

function replaceUnspaced(text: string, words: Map<string, string>): string {
  let result = text;
  for (const [name, instead] of words) {
    if (UNSPACED.test(name)) result = result.replaceAll(name, ` ${instead} `);
  }
  return result;
}

function replaceWords(text: string, words: Map<string, string>): string {
  let result = '';
  let from = 0;
  let previousEnd = -1;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const key = fold(word);
    // "Zoes homework", with the apostrophe forgotten.
    const instead = words.get(key) ?? (key.endsWith('s') ? words.get(key.slice(0, -1)) : undefined);
    const isLowerCaseWord = COMMON_WORDS.has(key) && !/^\p{Lu}/u.test(word);
    if (instead === undefined || isLowerCaseWord) continue;
    // "Ana Maria Silva" is one person: the words after the first are dropped with the space between.
    const goesOn = previousEnd >= 0 && /^[\s-]+$/.test(text.slice(previousEnd, index));
    if (!goesOn) result += text.slice(from, index) + instead;
    from = index + word.length;
    previousEnd = from;
  }
  return result + text.slice(from);
}
