import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { ROOT } from './backend/paths.ts';

// The keys of a feature's queries and mutations are built in its api/<feature>-keys.ts alone: two places that spell
// the same key differently would read twice, and what one of them invalidates the other would go on showing.

/** Properties that hold a key, and calls whose first argument is one. */
const PROPERTIES = ['queryKey', 'mutationKey'];
const CALLS = /^(use(Read|Pages|Live|LivePages|AdminQuery|AdminPages)|(set|get)QueryData)$/;

const bare = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? bare(node.expression) : node;

/** A call that is not one of a feature's builder: `feedKey(feed)` instead of `feedKeys.posts(feed)`. */
const isOtherBuilder = (key: ts.Expression): boolean =>
  ts.isCallExpression(key) &&
  !(ts.isPropertyAccessExpression(key.expression) && /Keys$/.test(key.expression.expression.getText()));

/** Keys that a text spells by hand, in place or as a constant of its own. */
function literalKeys(file: string, text: string): string[] {
  // Reading a file into a tree takes longer than seeing that it has no key.
  if (!/Key|QueryData|use(Read|Pages|Live|Admin)/.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const constants = new Map<string, ts.Expression>();
  const keys: ts.Expression[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, bare(node.initializer));
    if (ts.isPropertyAssignment(node) && PROPERTIES.includes(node.name.getText()))
      keys.push(node.initializer);
    if (ts.isShorthandPropertyAssignment(node) && PROPERTIES.includes(node.name.text)) keys.push(node.name);
    if (ts.isCallExpression(node) && node.arguments[0]) {
      const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
      if (CALLS.test(called.getText())) keys.push(node.arguments[0]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return keys
    .map(bare)
    .map((key) => (ts.isIdentifier(key) && constants.get(key.text)) || key)
    .map(bare)
    .filter((key) => ts.isArrayLiteralExpression(key) || isOtherBuilder(key))
    .map((key) => `${file}: ${key.getText()}`);
}

const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|-keys\.ts$/.test(file))
  .map((file) => join('src', file));

test('no key is spelled out where it is used', () => {
  const found = sources.flatMap((file) => literalKeys(file, readFileSync(join(ROOT, file), 'utf8')));
  expect(found).toEqual([]);
}, 60_000);

test('a key that is spelled out would be found', () => {
  expect(literalKeys('a.ts', "useQuery({ queryKey: ['post', id] });")).toHaveLength(1);
  expect(
    literalKeys('a.ts', "const key = ['post', id] as const;\nuseQuery({ queryKey: key });"),
  ).toHaveLength(1);
  expect(literalKeys('a.ts', "const mutationKey = ['ask'];\nuseMutation({ mutationKey });")).toHaveLength(1);
  expect(literalKeys('a.ts', "useLive<Post | null>(['post', id], watch);")).toHaveLength(1);
  expect(literalKeys('a.ts', "client.setQueryData<Post>(['post', id], post);")).toHaveLength(1);
  expect(literalKeys('a.ts', 'useQuery({ queryKey: feedKey(id) });')).toHaveLength(1);
  expect(literalKeys('a.ts', 'useQuery({ queryKey: feedKeys.post(id) });')).toEqual([]);
  expect(literalKeys('a.ts', 'const key = feedKeys.post(id);\nuseLive(key, watch);')).toEqual([]);
});

test('each feature has one builder of its keys, in its api/', () => {
  const builders = readdirSync(join(ROOT, 'src/features'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-keys.ts'))
    .map((file) => /^([^/]+)\/api\/[^/]+-keys\.ts$/.exec(file)?.[1] ?? `${file} is not in api/`);
  expect(builders.toSorted()).toEqual([...new Set(builders)].toSorted());
  expect(builders.filter((name) => name.includes(' '))).toEqual([]);
});
