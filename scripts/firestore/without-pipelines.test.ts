import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { ROOT } from '../backend/paths.ts';
import { SDK_FILE, withoutPipelines } from './without-pipelines.ts';

const SAMPLE = `
function __PRIVATE_isPipeline(e) { return e instanceof CorePipeline; }
const found = __PRIVATE_targetIsPipelineTarget(this.of(e).target) ? run(e) : query(e);
const stored = function __PRIVATE_isPipelineQueryTarget(e) { return e.pipeline; }(t) ? read(t) : null;
const kept = e instanceof Query || e instanceof __PRIVATE_RealtimePipeline || __PRIVATE_isPipeline(e);
class View {
    getDocumentsMatchingPipeline(e) { return __PRIVATE_isPipeline(e) ? 1 : 2; }
    getDocuments(e) { return e; }
    getOverlaysForPipeline(e) { return e; }
}`;

test('answers tests for pipelines and removes the methods that evaluate them', () => {
  expect(withoutPipelines(SAMPLE)).toBe(`
function __PRIVATE_isPipeline(e) { return false; }
const found = false ? run(e) : query(e);
const stored = false ? read(t) : null;
const kept = e instanceof Query || false || false;
class View {
    
    getDocuments(e) { return e; }
    
}`);
});

test('refuses an SDK that has other names', () => {
  const renamed = SAMPLE.replaceAll('getOverlaysForPipeline', 'overlaysOf').replaceAll(
    'CorePipeline',
    'Core',
  );
  expect(() => withoutPipelines(renamed)).toThrow(
    /^CorePipeline, getOverlaysForPipeline: not in the Firestore SDK/,
  );
});

test('knows the installed SDK', () => {
  const folder = join(ROOT, 'node_modules/@firebase/firestore/dist');
  const files = readdirSync(folder).filter((file) => SDK_FILE.test(`@firebase/firestore/dist/${file}`));
  expect(files).toHaveLength(1);
  const code = withoutPipelines(readFileSync(join(folder, files[0] ?? ''), 'utf8'));
  expect(() => parseAst(code)).not.toThrow();
  expect(code).not.toMatch(/instanceof CorePipeline|getOverlaysForPipeline\([^()]*\) \{/);
});
