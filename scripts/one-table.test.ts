import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { DEMO, PUBLIC_ROUTES } from '../src/app/public-routes.ts';
import { patternOf } from '../src/app/route-paths.ts';
import { ROOT } from './backend/paths.ts';
import { readHostingConfig } from './serve/hosting-config.ts';

// Routes are listed in their table alone (src/app/routes.ts).

/** From this many on, addresses of different routes in one array or object are a list of the app's routes. */
const A_LIST = 10;
/** Types by which the compiler asks for every route, or all behind a guard. */
const COMPLETE = /\b(RoutePath|AppPath|PathBehind)\b/;

const textOf = (node: ts.Node): string | null => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `x${literal.text}`).join('');
  return null;
};

function routesIn(literal: ts.Node): Set<string> {
  const found = new Set<string>();
  const visit = (node: ts.Node) => {
    const text = textOf(node)?.split(/[?#]/)[0];
    if (text?.startsWith('/')) found.add(patternOf(text));
    ts.forEachChild(node, visit);
  };
  visit(literal);
  // Any other word is the address of a school, and anything the address of nothing.
  found.delete('/:schoolSlug');
  found.delete('/*');
  return found;
}

/** The variable or function that a literal belongs to. */
function ownerOf(node: ts.Node): ts.Node {
  let owner = node;
  while (owner.parent && !ts.isVariableStatement(owner) && !ts.isFunctionDeclaration(owner))
    owner = owner.parent;
  return owner;
}

/** Where a text lists routes by hand. */
function handmadeLists(file: string, text: string): string[] {
  const lists: string[] = [];
  // Reading a file into a tree takes longer than seeing that it can have no list.
  if ((text.match(/['"`]\//g)?.length ?? 0) < A_LIST) return lists;
  const visit = (node: ts.Node) => {
    if (!ts.isArrayLiteralExpression(node) && !ts.isObjectLiteralExpression(node))
      return void ts.forEachChild(node, visit);
    const owner = ownerOf(node).getText();
    if (routesIn(node).size >= A_LIST && !COMPLETE.test(owner)) lists.push(`${file}: ${owner.slice(0, 60)}`);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return lists;
}

test('no second list of routes stands anywhere', () => {
  const lists = ['src', 'functions/src', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => handmadeLists(join(folder, file), readFileSync(join(ROOT, folder, file), 'utf8'))),
  );
  expect(lists).toEqual([]);
}, 60_000);

const PLANTED = [
  "'/login', '/signup', '/events', '/groups/create', '/groups/x', '/profile/x'",
  "'/invites', '/directory', '/admin/users', '/contact'",
].join(', ');

test('a second list would be found', () => {
  expect(handmadeLists('a.ts', `const SCREENS = [${PLANTED}];`)).toHaveLength(1);
  expect(handmadeLists('a.ts', `walk([[${PLANTED}]]);`)).toHaveLength(1);
  expect(handmadeLists('a.ts', `const SCREENS: RoutePath[] = [${PLANTED}];`)).toEqual([]);
  expect(handmadeLists('a.ts', "const LINKS = ['/events', '/groups', '/directory'];")).toEqual([]);
});

test('hosting leads every prerendered page to its file', () => {
  const files = Object.fromEntries(
    readHostingConfig()
      .rewrites.map(({ source, destination }) => [source, destination])
      .filter(([, destination]) => destination && !/^\/(app\.html$|routes\/)/.test(destination)),
  );
  const paths = [...Object.keys(PUBLIC_ROUTES), DEMO].filter((path) => path !== '/');
  expect(files).toEqual(Object.fromEntries(paths.map((path) => [path, `${path}.html`])));
});
