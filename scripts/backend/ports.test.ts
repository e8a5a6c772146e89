import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { llmPort } from '../../tests/functions/support/llm-server.ts';
import { ROOT } from './paths.ts';
import { offsetOf, portsFor, STACKS, type StackName } from './ports.ts';

/** What fetch and browsers refuse to speak to, above the privileged ports (Fetch standard, bad ports). */
const REFUSED = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
];
function workersOf(name: StackName): number {
  const stack = STACKS[name];
  return 'workers' in stack ? stack.workers : 1;
}

const names = Object.keys(STACKS) as StackName[];

/** Every stack with every worker, and all the ports it may open. */
const stacks = names.flatMap((name) =>
  Array.from({ length: workersOf(name) }, (_, worker) => {
    const offset = offsetOf(name, worker, {});
    return { name: `${name} ${worker}`, ports: [...Object.values(portsFor(offset)), llmPort(offset)] };
  }),
);

function programs(): { path: string; code: string }[] {
  const paths = ['scripts', 'tests'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );
  return [...paths, ...readdirSync(ROOT, { encoding: 'utf8' })]
    .filter((path) => /\.(tsx?|mjs)$/.test(path) && !/^scripts\/.*\.test\.ts$/.test(path))
    .map((path) => ({ path, code: readFileSync(join(ROOT, path), 'utf8') }));
}

describe('ports', () => {
  test('npm start keeps the ones that the documentation names', () => {
    const { app, auth, firestore, storage, functions, ui, mailPage, smtp } = portsFor(
      offsetOf('start', 0, {}),
    );
    expect([app, auth, firestore, storage, functions, ui, mailPage, smtp]).toEqual([
      5173, 9099, 8080, 9199, 5001, 4000, 1080, 1025,
    ]);
  });

  test('no stack has a port of another one', () => {
    const owners = new Map<number, string[]>();
    for (const { name, ports } of stacks)
      for (const port of ports) owners.set(port, [...(owners.get(port) ?? []), name]);
    expect([...owners].filter(([, several]) => several.length > 1)).toEqual([]);
  });

  test('none is one that browsers refuse, or above the last', () => {
    for (const { name, ports } of stacks) {
      expect({ name, refused: ports.filter((port) => REFUSED.includes(port)) }).toEqual({
        name,
        refused: [],
      });
      expect(Math.max(...ports) + 40_000 <= 65_535).toBe(true);
    }
  });

  test('SCHOOLGATE_PORT_OFFSET moves all stacks alike, so they stay apart', () => {
    for (const name of names) {
      expect(offsetOf(name, 0, { SCHOOLGATE_PORT_OFFSET: '1000' }) - offsetOf(name, 0, {})).toBe(1_000);
    }
  });

  test('a worker too many is refused', () => {
    expect(() => offsetOf('mutation', STACKS.mutation.workers, {})).toThrow(/8 workers/);
    expect(() => offsetOf('tests', 1, {})).toThrow(/1 workers/);
  });

  test.each(['many', '-1', '1.5', '40001'])('the offset %s is refused', (SCHOOLGATE_PORT_OFFSET) => {
    expect(() => offsetOf('start', 0, { SCHOOLGATE_PORT_OFFSET })).toThrow(/whole number/);
  });
});

// Types make every program name its stack; so what is left to see is who names which, and who goes round it.
describe('who opens ports', () => {
  const users = (pattern: RegExp) =>
    programs().flatMap(({ path, code }) => (pattern.test(code) ? [path] : []));

  test('those of npm start: only the commands that belong to it', () => {
    expect(users(/offsetOf\('start'/).sort()).toEqual([
      'scripts/backend/free-ports.ts',
      'scripts/local/target.ts',
      'scripts/reset.ts',
      'scripts/start.ts',
    ]);
  });

  test('no program names such a port or an offset by its number', () => {
    expect(users(/portsFor\(\s*[\d)]|localAppEnv\(\s*\d|offset: \d/)).toEqual([]);
    const numbers = Object.values(portsFor(0)).join('|');
    expect(users(new RegExp(`(port\\w*['"]?\\s*[:=,]|listen\\()\\s*(${numbers})\\b`, 'i'))).toEqual([]);
  });
});
