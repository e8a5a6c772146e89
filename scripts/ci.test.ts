import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './backend/paths.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const workflow = read('.github/workflows/ci.yml');

test('the workflow runs what any machine runs, with the Node that the package asks for', () => {
  expect(workflow).toContain('- run: .ci/run');
  expect(workflow).toContain('node-version-file: .nvmrc');
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  expect(engines.node).toBe(`>=${read('.nvmrc').trim()}`);
});

test('the workflow names other people’s actions by commit, and may only read', () => {
  const actions = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action = '']) => action);
  expect(actions.length).toBeGreaterThan(1);
  expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
  const permissions = /^permissions:\n((?: {2}.+\n)+)/m.exec(workflow)?.[1];
  expect(permissions).toBe('  contents: read\n');
  expect(workflow.match(/permissions:/g)).toHaveLength(1);
});

test('the editor is told to format as the formatter does', () => {
  const { formatter } = JSON.parse(read('biome.json')) as {
    formatter: { indentStyle: string; indentWidth: number; lineWidth: number };
  };
  const editor = read('.editorconfig');
  expect(editor).toContain(`indent_style = ${formatter.indentStyle}\n`);
  expect(editor).toContain(`indent_size = ${formatter.indentWidth}\n`);
  expect(editor).toContain(`max_line_length = ${formatter.lineWidth}\n`);
});
