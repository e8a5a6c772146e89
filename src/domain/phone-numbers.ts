// What looks like a telephone number to a reader. Every pattern here reads a text once: none has a repetition inside of
// another one, and those that look ahead or behind look a few characters far.

/** Digits with what is written between them in a number. A line ends it. */
const RUN = /[+(]?\d(?:[\d().\-/–‑ \u00a0]*\d)?/g;

const YEAR = '(?:19|20)\\d\\d';
/** Ends and begins a number: no other digit, nor one behind a separator. */
const [AFTER_NONE, BEFORE_NONE] = ['(?<![\\d][./-]?)', '(?![./-]?\\d)'];

/** What has the digits of a telephone number, or is written beside them, and is none. */
const OTHERS: readonly RegExp[] = [
  // 2026-11-25, 2026/11/25
  new RegExp(`${AFTER_NONE}${YEAR}[-./](?:0?[1-9]|1[0-2])[-./](?:0?[1-9]|[12]\\d|3[01])${BEFORE_NONE}`, 'g'),
  // 25.11.2026, 11/25/26, 25. 11. 2026
  new RegExp(
    `${AFTER_NONE}(?:0?[1-9]|[12]\\d|3[01])[-./] ?(?:0?[1-9]|[12]\\d|3[01])[-./] ?(?:${YEAR}|\\d\\d)${BEFORE_NONE}`,
    'g',
  ),
  // 25.11. and the first half of 25.-27.11.2026
  /(?<!\d[./-]?)(?:0?[1-9]|[12]\d|3[01])\.(?:(?:0?[1-9]|1[0-2])\.)?(?=[\s–-]|$)/g,
  // 10.30, 8:45, 16h30
  /(?<![\d.])(?:[01]?\d|2[0-3])[.:h][0-5]\d(?!\.?\d)/g,
  // 2026-2027, 2026/27
  new RegExp(`(?<!\\d)${YEAR} ?[-–/] ?(?:${YEAR}|\\d\\d)(?!\\d)`, 'g'),
  // 1.250.000, 12,500,000
  /(?<![\d.,+(])\d{1,2}(?:[.,]\d{3}){2,3}(?![.,]?\d)/g,
  // Books
  /(?<!\d)97[89][- ]?\d[-\d ]{8,13}(?!\d)/g,
];

const CURRENCY = '(?:[€$£¥]|(?:EUR|USD|GBP|CHF|kr|zł)(?!\\p{L}))';
/** A number with what may make it a price: each is read once, with a currency or without. */
const AMOUNT = new RegExp(`(${CURRENCY} ?)?\\d[\\d.,]*(?: \\d{3}){0,3}( ?${CURRENCY})?`, 'giu');

const isTime = (digits: string) => /^(?:[01]\d|2[0-3])[0-5]\d$/.test(digits);
const isDay = (digits: string) =>
  /^(?:(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d)$/.test(
    digits,
  );

/** From one room, time or page to another. */
function isRange(groups: readonly string[], separators: readonly string[]): boolean {
  const [from = '', to = ''] = groups;
  if (groups.length !== 2 || from.length !== to.length || !/^ ?[-–‑] ?$/.test(separators[0] ?? ''))
    return false;
  return (isTime(from) && isTime(to)) || (from < to && from.slice(0, 2) === to.slice(0, 2));
}

/** Pairs of digits, as some countries write their numbers; not a row of ages or rooms that grows. */
function arePairs(groups: readonly string[], separators: readonly string[]): boolean {
  const isRow = groups.every((group, index) => index === 0 || group > (groups[index - 1] ?? ''));
  return groups.every(({ length }) => length === 2) && new Set(separators).size === 1 && !isRow;
}

/** Whether digits and what stands between them are put together as telephone numbers are. */
function isNumber(run: string): boolean {
  const groups = run.match(/\d+/g) ?? [];
  const separators = run.split(/\d+/).slice(1, -1);
  const digits = groups.join('');
  const isInternational = run.startsWith('+') || digits.startsWith('00');
  if (digits.length < (isInternational ? 8 : 7) || digits.length > 15 || groups.length > 7) return false;
  // Nobody writes two spaces or a dash and a dot between the parts of one number.
  if (separators.some((one) => one.replace(/[()]/g, '').trim().length > 1)) return false;
  if (/^(\d)\1*$/.test(digits)) return false;
  if (isInternational || run.startsWith('(')) return true;
  if (isRange(groups, separators) || (groups.length === 1 && isDay(digits))) return false;
  if (groups[0] === '0' && separators[0] === '.') return false;
  if (run.startsWith('0')) return groups.slice(1).every(({ length }) => length > 1);
  if (groups.length === 1) return true;
  if (digits.length > 12 || groups.length > 5 || groups.slice(1).some(({ length }) => length < 2))
    return false;
  // A place on a map, a measure.
  if (groups.length === 2 && separators[0] === '.' && (groups[1]?.length ?? 0) > 4) return false;
  return arePairs(groups, separators) || groups.some(({ length }) => length > 2);
}

/** The telephone numbers in a text, as they are written; neither dates, times, prices nor other short numbers. */
export function phoneNumbers(text: string): string[] {
  const bar = (found: string) => '|'.repeat(found.length);
  const withoutPrices = text.replace(AMOUNT, (found, before, after) =>
    before || after ? bar(found) : found,
  );
  const left = OTHERS.reduce((now, pattern) => now.replace(pattern, bar), withoutPrices);
  return [...left.matchAll(RUN)]
    .filter(({ 0: run, index }) => {
      const [before, after] = [left[index - 1] ?? '', left[index + run.length] ?? ''];
      // A part of a word or of another number: A1234567, #1234567, 12:30, 1,5, 1234567kg.
      return !/[\p{L}\p{N}_#:,&=]/u.test(before) && !/[\p{L}_%°:]/u.test(after) && isNumber(run);
    })
    .map(({ 0: run }) => run);
}
