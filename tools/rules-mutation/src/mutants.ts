import { type Expression, type Span, withoutComments } from './parse.ts';
import { type Statement, statementsOf } from './statements.ts';

/** What an expression must have come to in a case for the mutant to make a difference there. */
export type Difference = 'unless true' | 'unless false' | 'any' | 'equal';

/** One change that makes the rules wrong. */
export interface Mutant {
  /** Names the mutant whatever line it is on: place, change and a number among equals. */
  id: string;
  line: number;
  /** The collection, or "shared", and the function or what is allowed there: "posts/allow create". */
  place: string;
  /** The whole rules text with the change in it. */
  text: string;
  /** Where and when it makes a difference; of a limit, also where the two sides are. */
  decisive: Span;
  difference: Difference;
  sides: [Span, Span] | null;
  /** The whole condition it stands in. */
  condition: Span;
}

/** A mutant and the rules file it is of. */
export interface MutantOfFile {
  rules: string;
  mutant: Mutant;
}

interface Change {
  what: string;
  at: Span;
  by: string;
  node: Expression;
  difference: Difference;
}

const OPPOSITE: Record<string, string> = {
  '==': '!=',
  '!=': '==',
  '<': '>=',
  '>=': '<',
  '<=': '>',
  '>': '<=',
};
/** A limit moved by one. */
const NEIGHBOUR: Record<string, string> = { '<=': '<', '<': '<=', '>=': '>', '>': '>=' };

/** All mutants of a rules text. */
export function mutantsOf(text: string): Mutant[] {
  const seen = new Map<string, number>();
  const plain = withoutComments(text);
  return statementsOf(text).flatMap((statement) => {
    const { collection, owner, kind } = statement;
    const place = `${collection || 'shared'}/${kind === 'allow' ? `allow ${owner}` : owner}`;
    return changesOf(plain, statement).map(({ at, by, what, node, difference }) => {
      const name = `${place}: ${what}`;
      const number = (seen.get(name) ?? 0) + 1;
      seen.set(name, number);
      const [left, right] = node.kind === 'comparison' ? node.parts : [];
      return {
        id: number === 1 ? name : `${name} #${number}`,
        line: text.slice(0, at.start).split('\n').length,
        place,
        text: text.slice(0, at.start) + by + text.slice(at.end),
        decisive: node.core,
        difference,
        sides: left && right ? [left.core, right.core] : null,
        condition: statement.expression.core,
      };
    });
  });
}

function changesOf(text: string, { kind, expression }: Statement): Change[] {
  const source = ({ start, end }: Span) => text.slice(start, end).replace(/\s+/g, ' ').trim();
  const changes: Change[] = [];
  const change = (node: Expression, difference: Difference, what: string, by: string, at: Span = node) =>
    changes.push({ what, at, by, node, difference });

  const visit = (node: Expression): void => {
    for (const part of node.parts) {
      if (node.kind === 'and') change(part, 'unless true', `drop ${source(part)}`, 'true');
      if (node.kind === 'or') change(part, 'unless false', `without ${source(part)}`, 'false');
    }
    if (node.kind === 'comparison') compare(node);
    const [first, yes, no] = node.parts;
    if (node.kind === 'not' && first)
      change(node, 'any', `without the "not" of ${source(node)}`, `(${source(first)})`);
    if (node.kind === 'choice' && first && yes && no) {
      change(first, 'unless true', `always ${source(yes)}`, 'true');
      change(first, 'unless false', `always ${source(no)}`, 'false');
    }
    for (const part of node.parts) visit(part);
  };

  const compare = (node: Expression): void => {
    const { operator, parts } = node;
    if (!operator) return;
    const what = source(node);
    const flipped = OPPOSITE[operator.text];
    if (flipped) change(node, 'any', `flip ${what}`, flipped, operator);
    else change(node, 'any', `flip ${what}`, `!(${text.slice(node.start, node.end)})`);
    const neighbour = NEIGHBOUR[operator.text];
    if (neighbour) change(node, 'equal', `${neighbour} in ${what}`, neighbour, operator);
    // A whole document compared: each field set free in turn.
    const [left, right] = parts;
    if (!left || right?.kind !== 'map') return;
    right.parts.forEach((value, index) => {
      const field = `${source(left)}.${right.keys?.[index]}`;
      if (source(value) !== field) change(node, 'unless true', `free ${field}`, field, value);
    });
  };

  if (kind === 'allow' && source(expression) !== 'true') change(expression, 'unless true', 'open', 'true');
  visit(expression);
  return changes;
}
