/** A stretch of the rules text. */
export interface Span {
  start: number;
  end: number;
}

/** An expression of the rules language, as far as mutations need it. */
export interface Expression extends Span {
  kind: 'and' | 'or' | 'comparison' | 'not' | 'choice' | 'map' | 'other';
  /** Operands, in order; of a map, its values. */
  parts: Expression[];
  /** Where it stands without the parentheses around it, which is how the backend reports on it. */
  core: Span;
  /** Of a comparison: its operator and where it stands. */
  operator?: Span & { text: string };
  /** Of a map: its keys. */
  keys?: string[];
}

const COMPARISON = /(==|!=|<=|>=|<|>|in\b|is\b)/y;
const ARITHMETIC = /[+\-*%/]/y;
const WORD = /[A-Za-z_$][\w$]*/y;
const NUMBER = /\d+(\.\d+)?/y;
const STRING = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/y;

/** The text with its comments blanked out, so that positions stay. */
export function withoutComments(text: string): string {
  const parts = /('(?:[^'\\]|\\.)*')|(\/\/[^\n]*)/g;
  return text.replace(parts, (whole, string) => (string ? whole : ' '.repeat(whole.length)));
}

/** Reads one expression, from a position to where it ends. */
export function parseExpression(text: string, from: number): Expression {
  let at = from;

  const blank = () => {
    while (/\s/.test(text[at] ?? '')) at += 1;
  };
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? null;
    if (found) at += found.length;
    return found;
  };
  const takes = (token: string): boolean => {
    blank();
    if (!text.startsWith(token, at)) return false;
    at += token.length;
    return true;
  };
  const expect = (token: string) => {
    if (takes(token)) return;
    const line = text.slice(0, at).split('\n').length;
    throw new Error(`Line ${line}: expected "${token}" before "${text.slice(at, at + 20)}".`);
  };
  const node = (kind: Expression['kind'], start: number, parts: Expression[]): Expression => {
    const end = parts.at(-1)?.end ?? at;
    return { kind, start, end, parts, core: { start, end } };
  };
  const leaf = (start: number, parts: Expression[]): Expression => {
    return { kind: 'other', start, end: at, parts, core: { start, end: at } };
  };

  function choice(): Expression {
    const condition = chain('||', 'or', () => chain('&&', 'and', comparison));
    if (!takes('?')) return condition;
    const yes = choice();
    expect(':');
    return node('choice', condition.start, [condition, yes, choice()]);
  }

  function chain(token: string, kind: 'and' | 'or', next: () => Expression): Expression {
    const parts = [next()];
    while (takes(token)) parts.push(next());
    const [first] = parts;
    return parts.length === 1 && first ? first : node(kind, first?.start ?? at, parts);
  }

  function comparison(): Expression {
    const left = sum();
    blank();
    const start = at;
    const found = take(COMPARISON);
    if (!found) return left;
    const operator = { start, end: at, text: found };
    return { ...node('comparison', left.start, [left, sum()]), operator };
  }

  function sum(): Expression {
    const parts = [unary()];
    for (;;) {
      blank();
      if (!take(ARITHMETIC)) break;
      parts.push(unary());
    }
    const [first] = parts;
    return parts.length === 1 && first ? first : node('other', first?.start ?? at, parts);
  }

  function unary(): Expression {
    blank();
    const start = at;
    if (text[at] === '!' && text[at + 1] !== '=') {
      at += 1;
      return node('not', start, [unary()]);
    }
    return postfix();
  }

  function postfix(): Expression {
    blank();
    const start = at;
    const first = primary();
    // Alone it is what it is, but for the parentheses around it.
    if (!/[.([]/.test(text[at] ?? '')) return { ...first, start, end: at };
    const parts = [first];
    for (;;) {
      if (text[at] === '.') {
        at += 1;
        take(WORD);
      } else if (text[at] === '(') parts.push(...list('(', ')'));
      else if (text[at] === '[') parts.push(...list('[', ']'));
      else break;
    }
    return leaf(start, parts);
  }

  function primary(): Expression {
    const start = at;
    if (takes('(')) {
      const inner = choice();
      expect(')');
      return inner;
    }
    if (text[at] === '[') return leaf(start, list('[', ']'));
    if (text[at] === '{') return map();
    if (text[at] === '/') return path();
    if (!take(STRING) && !take(NUMBER) && !take(WORD)) expect('an expression');
    return leaf(start, []);
  }

  function list(open: string, close: string): Expression[] {
    expect(open);
    const items: Expression[] = [];
    while (!takes(close)) {
      items.push(choice());
      if (!takes(',')) takes(':');
    }
    return items;
  }

  function map(): Expression {
    const start = at;
    expect('{');
    const keys: string[] = [];
    const parts: Expression[] = [];
    while (!takes('}')) {
      blank();
      keys.push((take(STRING) ?? '').slice(1, -1));
      expect(':');
      parts.push(choice());
      takes(',');
    }
    return { ...leaf(start, parts), kind: 'map', keys };
  }

  function path(): Expression {
    const start = at;
    const parts: Expression[] = [];
    while (/[/\w$()]/.test(text[at] ?? '')) {
      if (text.startsWith('$(', at)) {
        at += 2;
        parts.push(choice());
        expect(')');
      } else if (text[at] === ')' || text[at] === '(') break;
      else at += 1;
    }
    // "(default)" is a name, not a parenthesis.
    if (text.startsWith('(default)', at)) {
      at += '(default)'.length;
      const rest = path();
      return leaf(start, [...parts, ...rest.parts]);
    }
    return leaf(start, parts);
  }

  return choice();
}
