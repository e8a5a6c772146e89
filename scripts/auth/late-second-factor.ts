import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Plugin, parseAst } from 'vite';

interface AstNode {
  type: string;
  start: number;
  end: number;
  [property: string]: unknown;
}

/** What the app takes from the SDK for second factors. */
const EXPORTS = ['getMultiFactorResolver', 'multiFactor', 'TotpMultiFactorGenerator'];
/** Those and what they alone need, as the SDK's build names them. */
const LATE = [
  ...EXPORTS,
  'MultiFactorSessionImpl',
  'MultiFactorResolverImpl',
  'MultiFactorUserImpl',
  'multiFactorUserCache',
  'startEnrollTotpMfa',
  'finalizeEnrollTotpMfa',
  'finalizeSignInTotpMfa',
  'withdrawMfa',
  'MultiFactorAssertionImpl',
  'TotpMultiFactorAssertionImpl',
  'TotpSecret',
  '_isEmptyString',
];

/** The SDK's only file for browsers. */
export const SDK_FILE = /@firebase\/auth\/dist\/esm\/index-[^/]+\.js$/;
/** Only these parts of ours use second factors, and are fetched when one is used. */
const USERS = /src\/backend\/firebase\/second-factor\/[^/]+\.ts$/;
const LATE_ID = '\0schoolgate:second-factor-sdk';
/** Under which the rest of the SDK hands over what is its own. */
const PREFIX = 'schoolgate$';

const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** What a statement at the top of a file declares, or imports. */
function declared(statement: AstNode): string[] {
  if (statement.type === 'ImportDeclaration')
    return (statement.specifiers as { local: { name: string } }[]).map(({ local }) => local.name);
  if (statement.type === 'VariableDeclaration')
    return (statement.declarations as { id: { name?: string } }[]).flatMap(({ id }) => id.name ?? []);
  const { id } = statement as { id?: { name?: string } | null };
  return id?.name ? [id.name] : [];
}

/** All names in a piece of code, those of properties, too. */
function namesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) namesIn(item, found);
  if (!isNode(value)) return found;
  if (value.type === 'Identifier' && typeof value.name === 'string') found.add(value.name);
  for (const child of Object.values(value)) namesIn(child, found);
  return found;
}

/**
 * The code of the SDK in two parts: all of it, which hands over what the late part needs, and the late part.
 * @param from where the late part finds the other
 * @throws when a name is not there any more, as may happen with another version of the SDK
 */
export function withLatePart(code: string, from: string): { all: string; late: string } {
  const statements = parseAst(code).body as unknown as AstNode[];
  const known = new Map(
    statements.flatMap((statement) => declared(statement).map((name) => [name, statement])),
  );
  const missing = LATE.filter((name) => !known.has(name));
  if (missing.length > 0)
    throw new Error(`${missing.join(', ')}: not in the Auth SDK. Correct ${import.meta.filename}.`);
  const moved = statements.filter((statement) => declared(statement).some((name) => LATE.includes(name)));
  const needed = [...namesIn(moved)].filter((name) => known.has(name) && !LATE.includes(name));
  const names = needed.map((name) => `${name} as ${PREFIX}${name}`).join(', ');
  const imports = needed.map((name) => `${PREFIX}${name} as ${name}`).join(', ');
  return {
    all: `${code}\nexport { ${names} };\n`,
    late: [
      `import { ${imports} } from ${JSON.stringify(from)};`,
      ...moved.map(({ start, end }) => code.slice(start, end)),
      `export { ${EXPORTS.join(', ')} };`,
    ].join('\n'),
  };
}

/**
 * Gives a build the SDK's second factors as a file of their own: the SDK is one file, and whatever the app uses of it
 * is fetched with the dashboard, for everybody (docs/decisions.md 66).
 */
export const lateSecondFactor = (): Plugin => ({
  name: 'schoolgate:late-second-factor',
  apply: 'build',
  // Before the build's own way to find modules.
  enforce: 'pre',
  resolveId: {
    filter: { id: /^firebase\/auth$/ },
    handler: (_source, importer) => (importer && USERS.test(importer) ? LATE_ID : null),
  },
  load: {
    filter: { id: new RegExp(`^${LATE_ID}$`) },
    async handler() {
      const outer = await this.resolve('firebase/auth');
      const sdk = outer && (await this.resolve('@firebase/auth', outer.id));
      if (!sdk) throw new Error('The build finds no Auth SDK.');
      const folder = dirname(sdk.id);
      const [file] = readdirSync(folder).filter((name) => SDK_FILE.test(`@firebase/auth/dist/esm/${name}`));
      if (!file) throw new Error(`No file of the Auth SDK in ${folder}. Correct ${import.meta.filename}.`);
      const path = join(folder, file);
      return withLatePart(readFileSync(path, 'utf8'), path).late;
    },
  },
  transform: {
    filter: { id: SDK_FILE },
    handler: (code, id) => ({ code: withLatePart(code, id).all, map: null }),
  },
});
