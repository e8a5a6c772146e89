import { statementsOf, withoutComments } from '../../tools/rules-mutation/src/syntax.ts';

/** The limits of a rules text. */
export interface Bounds {
  /** Each by the place it stands in, what it limits and a number among equals: "posts/create: content". */
  byName: Map<string, number>;
  /** Conditions with a number that is written in none of the ways known here. */
  unread: string[];
}

/** A product, or one number. */
const NUMBER = String.raw`\d+(?: \* \d+)*`;
/**
 * A text's length, a list's length or a file's size; the length of anything; a span in days or minutes; a range of a
 * pattern's repetitions; a list of all whole numbers from one on. */
const BOUND = new RegExp(
  [
    String.raw`\b(?:text|written)\((?<text>[^,]+), (?<letters>${NUMBER})\)`,
    String.raw`\b(?<kind>atMost|sized)\((?<most>${NUMBER})\)`,
    String.raw`(?<sized>[\w.]+(?:\('[^']*'\)\.size)?)(?:\(\))? (?:<=|>=|<) (?<size>${NUMBER})`,
    String.raw`(?<edge>[\w.()]+) (?:<=|>=|<) [\w.()]+ [+-] duration\.value\((?<span>\d+), '[dm]'\)`,
    String.raw`\{\d*,(?<times>\d+)\}`,
    String.raw`hasOnly\(\[\s*1,(?:\s*\d+,)*\s*(?<listed>\d+)\s*\]\)`,
  ].join('|'),
  'g',
);
/** A look at an item of a list: a turn of a loop, as far as rules have any. */
const TURN =
  /\(n < \d+ \|\| \w+\(\w+\[\d+\](?:, [\w[\]]+)*\)\)|\(n < \d+ \|\| \w+\[ids\[\d+\]\] >= \w+\[ids\[\d+\]\]\)|\(n < \d+ \|\| \w+\[\d+\] == \{[^}]*\}\)|\b(?:schoolName|fiveNames)\(listed, (?:at \+ )?\d+\)/g;
const STRING = /'(?:[^'\\]|\\.)*'/g;

/** All limits of a rules text, without its comments. */
export function boundsOf(text: string): Bounds {
  const byName = new Map<string, number>();
  const unread: string[] = [];
  const plain = withoutComments(text);
  for (const { expression, collection, owner } of statementsOf(text)) {
    const condition = plain.slice(expression.start, expression.end).replace(TURN, '');
    const rest = condition.replace(BOUND, (...found) => {
      const {
        text: of,
        letters,
        kind,
        most,
        sized,
        size,
        edge,
        span,
        times,
        listed,
      } = found.at(-1) as Record<string, string>;
      const what =
        kind ??
        (listed && 'hasOnly') ??
        (of ?? sized ?? edge ?? 'pattern')
          .split('.')
          .filter((word) => !/^size/.test(word))
          .at(-1);
      const name = `${collection ?? 'shared'}/${owner}: ${what?.replace(/\(.*/, '')}`;
      byName.set(unused(name, byName), product(letters ?? most ?? size ?? span ?? times ?? listed ?? ''));
      return '';
    });
    // Indices, and nothing or one of something, limit nothing; nor do digits that a text has to have.
    const left = rest.replace(STRING, '').replace(/\[\d+(?=[\]:])/g, '[');
    if (/\b(?!0\b|1\b)\d+/.test(left)) unread.push(condition);
  }
  return { byName, unread };
}

function unused(name: string, taken: ReadonlyMap<string, number>): string {
  let number = 1;
  const numbered = () => (number === 1 ? name : `${name} #${number}`);
  while (taken.has(numbered())) number += 1;
  return numbered();
}

const product = (factors: string): number =>
  factors.split('*').reduce((all, factor) => all * Number(factor), 1);
