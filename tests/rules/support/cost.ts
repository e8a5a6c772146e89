import { withoutComments } from '../../../tools/rules-mutation/src/syntax';

/**
 * What requests cost, from the backend's report on the rules: a tree for each condition and function, in which every
 * expression has the values it came to and how often. The report leaves out the inner ones of `a && b && c`, which are
 * expressions as well.
 */

/** An expression of the report. */
export interface Node {
  sourcePosition: { currentOffset: number; endOffset: number };
  values?: { value: object; count: number }[];
  children?: Node[];
}

/** What the rules had to do for a request. */
export interface Cost {
  /** Expressions that were evaluated. Each write may have 1,000. */
  expressions: number;
  /** Documents that were looked up, each once. Each write may have 10. */
  lookUps: number;
  /** The same of the whole batch, which may have 20. */
  lookUpsInAll: number;
}

/** Looked up: the path, the function and its argument. */
const LOOK_UP = /^(?:get|exists|getAfter)\(/;
/** A variable, and no path. */
const NAME = /^\w+$/;
const CHAIN = /^[\s)]*(?:&&|\|\|)[\s(]*$/;
/** What stands before the condition of an allow, and how long that may be. */
const CONDITION = /\ballow [\w, ]+: if[\s(]*$/;
const MOST_METHODS = 100;

/** The counts of a report by expression and value, to be compared with later ones. */
export type Tally = ReadonlyMap<string, number>;

/** Reads reports about one rules text. */
export class CostReader {
  private readonly plain: string;

  constructor(rules: string) {
    this.plain = withoutComments(rules);
  }

  /** Adds up a report. */
  tally(report: readonly Node[]): Tally {
    const tally = new Map<string, number>();
    for (const tree of report) {
      this.count(tree, 0, tally, placeOf(tree));
      if (this.isCondition(tree)) tally.set(`allow ${placeOf(tree)}`, times(tree));
    }
    return tally;
  }

  /** The cost of what was asked between two tallies. A batch of several equal parts costs what one of them does. */
  between(before: Tally, after: Tally): Cost {
    const grown = new Map<string, number>();
    for (const [key, count] of after) {
      const more = count - (before.get(key) ?? 0);
      if (more > 0) grown.set(key, more);
    }
    const sum = (kind: string) =>
      [...grown].filter(([key]) => key.startsWith(kind)).reduce((all, [, count]) => all + count, 0);
    const parts = [...grown]
      .filter(([key]) => key.startsWith('allow'))
      .reduce((all, [, n]) => gcd(all, n), 0);
    const lookUpsInAll = documentsIn(grown);
    return {
      expressions: Math.ceil(sum('expression') / (parts || 1)),
      lookUps: Math.ceil(lookUpsInAll / (parts || 1)),
      lookUpsInAll,
    };
  }

  private count(node: Node, ofChain: number, tally: Map<string, number>, root: string): void {
    const { children = [], values } = node;
    const [first, argument] = children;
    const own = values || !this.isChain(node) ? times(node) : ofChain;
    const add = (key: string, count: number) => tally.set(key, (tally.get(key) ?? 0) + count);
    const place = placeOf(node);
    add(`expression ${place}`, own);
    if (first && argument && LOOK_UP.test(this.source(node)) && !this.source(first).includes('(')) {
      // What a function names once and looks up twice, as by exists() and then get(), is one document.
      const name = this.source(argument).trim();
      add(`look-up ${NAME.test(name) ? `${root} ${name}` : place}`, own);
      for (const [index, part] of (argument.children ?? []).entries())
        for (const { value, count } of part.values ?? [])
          add(`part ${place}|${index}|${JSON.stringify(value)}`, count);
    }
    for (const child of children)
      this.count(child, child === first && this.isChain(node) ? own : 0, tally, root);
  }

  /** Whether it is the condition of an allow, not a part of a function. */
  private isCondition({ sourcePosition: { currentOffset } }: Node): boolean {
    return CONDITION.test(this.plain.slice(Math.max(0, currentOffset - MOST_METHODS), currentOffset));
  }

  private isChain({ children = [] }: Node): boolean {
    const [left, right] = children;
    if (!left || !right || children.length > 2) return false;
    return CHAIN.test(this.plain.slice(left.sourcePosition.endOffset, right.sourcePosition.currentOffset));
  }

  private source({ sourcePosition: { currentOffset, endOffset } }: Node): string {
    return this.plain.slice(currentOffset, endOffset);
  }
}

const placeOf = ({ sourcePosition: { currentOffset, endOffset } }: Node) => `${currentOffset}-${endOffset}`;

/** How often it was evaluated. */
const times = ({ values = [] }: Node) => values.reduce((all, { count }) => all + count, 0);

/**
 * Different documents that were looked up. The report does not tell paths, but what was put into them: as many as
 * those can make, and never more than were asked for.
 */
function documentsIn(grown: ReadonlyMap<string, number>): number {
  let documents = 0;
  for (const [key, asked] of grown) {
    if (!key.startsWith('look-up ')) continue;
    const values = new Map<string, number>();
    for (const part of grown.keys()) {
      const [place, index = ''] = part.split('|');
      if (place === key.replace('look-up', 'part')) values.set(index, (values.get(index) ?? 0) + 1);
    }
    documents += Math.min(
      asked,
      [...values.values()].reduce((all, count) => all * count, 1),
    );
  }
  return documents;
}

const gcd = (left: number, right: number): number => (right === 0 ? left : gcd(right, left % right));
