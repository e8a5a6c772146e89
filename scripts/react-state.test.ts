import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { ROOT } from './backend/paths.ts';

// What the linter has no rule for; its useReactCompiler refuses refs that are read or written while rendering.

const EFFECTS = /^use(Layout|Insertion)?Effect$/;
const MUTABLE = /^(Set|Map|WeakSet|WeakMap)$/;

const contains = (node: ts.Node, found: (inner: ts.Node) => boolean): boolean =>
  found(node) || (ts.forEachChild(node, (child) => contains(child, found) || undefined) ?? false);

const writesRef = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
  ts.isPropertyAccessExpression(node.left) &&
  node.left.name.text === 'current';

const makesMutable = (node: ts.Node): boolean =>
  ts.isNewExpression(node) && MUTABLE.test(node.expression.getText());

/** Each effect that keeps a ref up to date, and each state that is changed without React hearing of it. */
function findingsIn(name: string, text: string): string[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      const called = node.expression.getText();
      const [first] = node.arguments;
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      // It runs after each render, and so does nothing but what useEffectEvent does.
      if (EFFECTS.test(called) && node.arguments.length === 1 && first && contains(first, writesRef))
        found.push(`${name}:${line} keeps the latest value in a ref`);
      const isReadonly = /^Readonly(Set|Map)\b/.test(node.typeArguments?.[0]?.getText() ?? '');
      if (called === 'useState' && first && !isReadonly && contains(first, makesMutable))
        found.push(`${name}:${line} keeps in state what can be changed in place`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test.each([
  ['useEffect(() => { latest.current = onClose; });', 'planted.tsx:1 keeps the latest value in a ref'],
  ['useLayoutEffect(() => void (latest.current = x));', 'planted.tsx:1 keeps the latest value in a ref'],
  [
    'const [a] = useState(() => new Set<string>());',
    'planted.tsx:1 keeps in state what can be changed in place',
  ],
  ['const [a] = useState(new Map());', 'planted.tsx:1 keeps in state what can be changed in place'],
])('%s is found', (planted, finding) => {
  expect(findingsIn('planted.tsx', planted)).toEqual([finding]);
});

test.each([
  'useEffect(() => { first.current = false; }, []);',
  'const [a, setA] = useState<ReadonlySet<string>>(new Set());',
  'const seen = useRef(new Set<string>());',
])('%s is right', (right) => {
  expect(findingsIn('right.tsx', right)).toEqual([]);
});

test('callbacks that an effect needs are effect events, and state is replaced, never changed', () => {
  const all = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
  const files = all.filter((name) => /\.tsx?$/.test(name)).map((name) => `src/${name}`);
  expect(files.length).toBeGreaterThan(500);
  const findings = files.flatMap((file) => findingsIn(file, readFileSync(join(ROOT, file), 'utf8')));
  expect(findings).toEqual([]);
});
