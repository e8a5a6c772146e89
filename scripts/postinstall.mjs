// Installs the functions' packages with the app's, unless exactly these are there already. Plain JavaScript: at
// this moment nothing but Node is sure to exist.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const functions = fileURLToPath(new URL('../functions/', import.meta.url));
const stamp = `${functions}node_modules/.installed-lock`;
const lock = createHash('sha256')
  .update(readFileSync(`${functions}package-lock.json`))
  .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  const run = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: functions,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (run.status !== 0) {
    console.error('The packages of functions/ could not be installed. See the message above.');
    process.exit(run.status ?? 1);
  }
  writeFileSync(stamp, lock);
}
