import { type Expression, parseExpression, withoutComments } from './parse.ts';

/** A condition of the rules: of an allow, of a function, or a value named in one. */
export interface Statement {
  kind: 'allow' | 'return' | 'let';
  expression: Expression;
  /** The collection whose match block it stands in; null for functions shared by several. */
  collection: string | null;
  /** The function it belongs to, or the methods that it allows. */
  owner: string;
}

interface Block {
  /** Collection of a match block, name of a function, or neither. */
  match?: string;
  function?: string;
}

const TOKEN =
  /'(?:[^'\\]|\\.)*'|\bmatch\s+(\/\S+)\s*\{|\bfunction\s+(\w+)\([^)]*\)\s*\{|\ballow\s+([\w, ]+):\s*if\b|\breturn\b|\blet\s+\w+\s*=|[{}]/g;

/** All conditions of a rules text, in order. */
export function statementsOf(text: string): Statement[] {
  const plain = withoutComments(text);
  const blocks: Block[] = [];
  const found: Statement[] = [];
  const tokens = new RegExp(TOKEN);
  for (let token = tokens.exec(plain); token; token = tokens.exec(plain)) {
    const [whole, path, name, methods] = token;
    if (path) blocks.push({ match: collectionOf(path) });
    else if (name) blocks.push({ function: name });
    else if (whole === '{') blocks.push({});
    else if (whole === '}') blocks.pop();
    else if (!whole.startsWith("'")) {
      const expression = parseExpression(plain, tokens.lastIndex);
      tokens.lastIndex = expression.end;
      found.push({
        kind: methods ? 'allow' : whole === 'return' ? 'return' : 'let',
        expression,
        collection: blocks.findLast(({ match }) => match)?.match ?? null,
        owner: methods ?? blocks.findLast((block) => block.function)?.function ?? '',
      });
    }
  }
  return found;
}

// The last segment that is a name: "posts" of /posts/{postId}. The database and the bucket hold all.
function collectionOf(path: string): string {
  const names = path.split('/').filter((segment) => segment && !segment.startsWith('{'));
  if (names[0] === 'databases' || names[0] === 'b') return '';
  return names.at(-1) ?? '*';
}
