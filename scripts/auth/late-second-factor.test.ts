import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { SDK_FILE, withLatePart } from './late-second-factor.ts';

/** The folder of the SDK for browsers, which Firebase's package brings. */
function sdkFolder(): string {
  const firebase = createRequire(import.meta.url).resolve('firebase/package.json');
  return join(dirname(createRequire(firebase).resolve('@firebase/auth/package.json')), 'dist/esm');
}

function installed(): string {
  const files = readdirSync(sdkFolder()).filter((file) => SDK_FILE.test(`@firebase/auth/dist/esm/${file}`));
  expect(files).toHaveLength(1);
  return readFileSync(join(sdkFolder(), files[0] ?? ''), 'utf8');
}

test('knows the installed SDK, and takes along all that the late part needs', () => {
  const code = installed();
  const { all, late } = withLatePart(code, './sdk.js');
  const handedOver = /export \{ ([^}]+) \};\n$/.exec(all)?.[1];
  const taken = /^import \{ ([^}]+) \} from "\.\/sdk\.js";/.exec(late)?.[1];
  const inner = (list: string | undefined, side: 0 | 1) =>
    list?.split(', ').map((entry) => entry.split(' as ')[side]);
  expect(inner(taken, 0)).toEqual(inner(handedOver, 1));
  // Each by its own name on both sides.
  expect(inner(taken, 1)).toEqual(inner(handedOver, 0));
  expect(inner(taken, 1)).toEqual(
    expect.arrayContaining(['_performApiRequest', 'UserCredentialImpl', '_logoutIfInvalidated']),
  );
  expect(() => parseAst(all)).not.toThrow();
  expect(() => parseAst(late)).not.toThrow();
  expect(late).toContain('class MultiFactorResolverImpl');
  expect(late).not.toContain('class AuthImpl');
});

test('refuses an SDK that has other names', () => {
  const renamed = installed().replaceAll('withdrawMfa', 'removeMfa').replaceAll('TotpSecret', 'AppSecret');
  expect(() => withLatePart(renamed, './sdk.js')).toThrow(/^withdrawMfa, TotpSecret: not in the Auth SDK/);
});
