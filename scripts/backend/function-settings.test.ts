import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFunctionSettings } from './function-settings.ts';
import { ROOT } from './paths.ts';

const FUNCTIONS = `
import { defineSecret, defineString } from 'firebase-functions/params';
defineString('HOST', { default: 'localhost' });
defineSecret('PASSWORD');
defineSecret('KEY');
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'function-settings-'));
  mkdirSync(join(folder, 'lib'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'lib/index.js'), FUNCTIONS);
  symlinkSync(join(ROOT, 'functions/node_modules'), join(folder, 'node_modules'), 'dir');
});
afterEach(() => rmSync(folder, { recursive: true }));

const written = (file: string) => readFileSync(join(folder, file), 'utf8');

test('without a secret that is given, fireemu has none to keep apart', () => {
  writeFunctionSettings(folder, { SITE: 'here' }, false);
  expect(written('.env.local')).toBe('SITE="here"\nHOST="localhost"\nPASSWORD="none"\nKEY="none"\n');
  expect(existsSync(join(folder, '.secret.local'))).toBe(false);
});

test('a secret that is given reaches only the functions that declare it', () => {
  writeFunctionSettings(folder, { KEY: 'sk-1' }, false);
  expect(written('.env.local')).toBe('HOST="localhost"\n');
  expect(written('.secret.local')).toBe('PASSWORD="none"\nKEY="sk-1"\n');
});

test('the official suite finds every secret where it looks for secrets', () => {
  writeFunctionSettings(folder, {}, true);
  expect(written('.env.local')).toBe('HOST="localhost"\n');
  expect(written('.secret.local')).toBe('PASSWORD="none"\nKEY="none"\n');
});

test.each(['PUSH_PRIVATE_KEY', 'MAIL_KEY'])('%s, of this machine alone, keeps no event waiting', (name) => {
  writeFileSync(join(folder, 'lib/index.js'), `${FUNCTIONS}defineSecret('${name}');`);
  writeFunctionSettings(folder, { [name]: 'own' }, false);
  expect(written('.env.local')).toContain(`${name}="own"\n`);
  expect(existsSync(join(folder, '.secret.local'))).toBe(false);
  writeFunctionSettings(folder, { [name]: 'own', KEY: 'sk-1' }, false);
  expect(written('.secret.local')).toContain(`${name}="own"\n`);
});
