import { copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/backend/paths.ts';

const LIB = join(ROOT, 'functions/lib');
/** Where the gate says at which port it hears. The backend starts the functions again from a copy elsewhere. */
export const GATE_PORT = join(LIB, 'gate-port');
const EXPORTED = /export \{([^}]+)\}/;

/** Puts the gate before the built functions, by which tests choose the active mutant (scripts/mutation/). */
export function putGate(): void {
  const [index, built] = [join(LIB, 'index.js'), join(LIB, 'built.js')];
  renameSync(index, built);
  copyFileSync(join(ROOT, 'scripts/mutation/functions-gate.mjs'), join(LIB, 'gate.js'));
  const names = EXPORTED.exec(readFileSync(built, 'utf8'))?.[1]?.split(',') ?? [];
  const exports = names.map((name) => `export const ${name.trim()} = passedOn('${name.trim()}');\n`);
  const opened = `import { open, passedOn } from './gate.js';\nopen(${JSON.stringify(GATE_PORT)});\n`;
  writeFileSync(index, opened + exports.join(''));
}
