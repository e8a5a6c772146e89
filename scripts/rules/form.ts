import { type Expression, statementsOf, withoutComments } from '../../tools/rules-mutation/src/syntax.ts';

const MOST_COLUMNS = 110;
/** "// ---- Posts and comments ----": a chapter. */
const HEADING = /^\/\/ ---- /;
const ALLOW = /\ballow [\w, ]+(?=: if\b)/g;

/** A run of comment lines, with the number of its first line. */
interface Comment {
  line: number;
  text: string;
}

/** What a rules text lacks of the form that all of them have: line by line, in words. */
export function faultsOf(text: string): string[] {
  const faults = [
    ...tooLong(text),
    ...commentsBehindCode(text),
    ...noSentences(commentsOf(text)),
    ...crowded(text),
    ...silent(text),
  ];
  return faults.map(({ line, what }) => `line ${line}: ${what}`);
}

interface Fault {
  line: number;
  what: string;
}

const tooLong = (text: string): Fault[] =>
  text
    .split('\n')
    .map((line, index) => ({ line: index + 1, what: `${line.length} columns`, length: line.length }))
    .filter(({ length }) => length > MOST_COLUMNS);

function commentsBehindCode(text: string): Fault[] {
  const plain = withoutComments(text).split('\n');
  return text.split('\n').flatMap((line, index) => {
    const code = plain[index] ?? '';
    const behind = code.trim() !== '' && code.trimEnd() !== line.trimEnd();
    return behind ? [{ line: index + 1, what: 'a comment behind code' }] : [];
  });
}

function commentsOf(text: string): Comment[] {
  const found: Comment[] = [];
  let open = false;
  for (const [index, line] of text.split('\n').entries()) {
    const comment = /^\s*\/\/ ?(.*)$/.exec(line)?.[1];
    const heading = HEADING.test(line.trim());
    const last = found.at(-1);
    if (comment === undefined || heading) open = false;
    else if (open && last && comment !== '' && !comment.startsWith('Stops:')) last.text += ` ${comment}`;
    else found.push({ line: index + 1, text: comment });
    if (comment !== undefined && !heading) open = true;
  }
  return found.filter(({ text: words }) => words !== '');
}

const noSentences = (comments: readonly Comment[]): Fault[] =>
  comments
    .filter(({ text }) => !/^["A-Z].*[.]$/.test(text.trim()))
    .map(({ line }) => ({ line, what: 'no whole sentence' }));

/** Conditions of an allow whose outermost clauses share a line. */
function crowded(text: string): Fault[] {
  const lineOf = (at: number) => text.slice(0, at).split('\n').length;
  return statementsOf(text).flatMap(({ kind, expression }) => {
    const lines = kind === 'allow' ? clausesOf(expression).map(({ start }) => lineOf(start)) : [];
    return lines
      .filter((line, index) => line === lines[index - 1])
      .map((line) => ({ line, what: 'two clauses' }));
  });
}

const clausesOf = (expression: Expression): Expression[] =>
  expression.kind === 'and' || expression.kind === 'or' ? expression.parts : [expression];

/** Allows with no "Stops:" between what stands before them and their end. */
function silent(text: string): Fault[] {
  const plain = withoutComments(text);
  return [...plain.matchAll(ALLOW)].flatMap((allow) => {
    const before = Math.max(...['{', '}', ';'].map((end) => plain.lastIndexOf(end, allow.index - 1)));
    const words = text.slice(before, plain.indexOf(';', allow.index));
    if (/^\s*\/\/ .*\bStops: \w/m.test(words)) return [];
    return [
      { line: text.slice(0, allow.index).split('\n').length, what: `${allow[0]} does not say what it stops` },
    ];
  });
}
