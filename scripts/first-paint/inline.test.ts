import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inlineProblems } from './check-inline.ts';
import { withFirstPaint } from './inline.ts';
import { hashOf, readInlineHashes, withInlineHashes, writeInlineHashes } from './inline-hashes.ts';

const FILES: Record<string, string> = {
  'before-paint.js': 'paint()',
  'assets/index.css': '.used{top:0}.other{top:1px}',
  'assets/faces.css': '@font-face{font-family:Far;src:url(/far.woff2)}',
};
const read = (file: string) => FILES[file] ?? '';
const PAGE = `<html><head>
    <script src="/before-paint.js"></script>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  <link rel="stylesheet" crossorigin href="/assets/faces.css" /></head><body><p class="used"></p></body></html>`;

describe('a page that nothing keeps from its first paint', () => {
  const { html, hashes } = withFirstPaint(PAGE, read);

  test('carries its script and the styles it needs, and names the hashes of both', () => {
    expect(html).toContain('<script>paint()</script>');
    expect(html).toContain('<style>.used{top:0}</style></head>');
    expect(hashes).toEqual({
      'script-src': [hashOf('paint()')],
      'style-src': [hashOf('.used{top:0}')],
    });
    expect(hashOf('paint()')).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/);
  });

  test('asks for its sheets behind all that is painted, in their order, and for its code without hurry', () => {
    expect(html).toContain(
      '</p><link fetchpriority="low" rel="stylesheet" crossorigin href="/assets/index.css">' +
        '<link fetchpriority="low" rel="stylesheet" crossorigin href="/assets/faces.css" /></body>',
    );
    expect(html).toContain('<script fetchpriority="low" type="module" crossorigin src="/assets/index.js">');
    expect(html.split('<link').length).toBe(3);
  });

  test('carries no script that is not on the list', () => {
    const other = PAGE.replace('before-paint', 'other');
    const { html: untouched, hashes: none } = withFirstPaint(other, read);
    expect(untouched).toContain('<script src="/other.js"></script>');
    expect(none['script-src']).toEqual([]);
  });

  test.each(['a</script >', '<!-- a'])('carries nothing that ends its tag: %s', (script) => {
    const broken = (file: string) => (file.endsWith('.js') ? script : read(file));
    expect(() => withFirstPaint(PAGE, broken)).toThrow('would end it');
  });
});

describe('the policy', () => {
  const policy = "default-src 'self'; script-src 'self' https://a.example; style-src 'self'; img-src 'self'";

  test('gets exactly the hashes, each where it belongs', () => {
    expect(withInlineHashes(policy, { 'script-src': ["'sha256-s='"], 'style-src': ["'sha256-t='"] })).toBe(
      "default-src 'self'; script-src 'self' https://a.example 'sha256-s='; style-src 'self' 'sha256-t='; img-src 'self'",
    );
    expect(withInlineHashes(policy, { 'script-src': [], 'style-src': [] })).toBe(policy);
  });

  test('is not made of one that does not say what may run', () => {
    const hashes = { 'script-src': [], 'style-src': [] };
    expect(() => withInlineHashes("default-src 'self'; style-src 'self'", hashes)).toThrow('script-src');
    expect(() => withInlineHashes("script-src 'self'", hashes)).toThrow('style-src');
  });
});

describe('a build', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'inline-'));
    mkdirSync(join(folder, 'routes'));
    const { html, hashes } = withFirstPaint(PAGE, read);
    writeFileSync(join(folder, 'index.html'), html);
    writeFileSync(join(folder, 'routes/a.html'), html);
    writeInlineHashes(folder, [hashes, hashes]);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('whose pages and hashes fit is fine, and each hash is noted once', () => {
    expect(inlineProblems(folder)).toEqual([]);
    expect(readInlineHashes(folder)).toEqual(withFirstPaint(PAGE, read).hashes);
  });

  test.each([
    ['<script>more()</script>', 'script-src refuses'],
    ['<script type="module">more()</script>', 'script-src refuses'],
    ['<style media="print">p{}</style>', 'style-src refuses'],
  ])('with %s in one of its pages is refused', (more, problem) => {
    writeFileSync(join(folder, 'routes/b.html'), `<html>${more}</html>`);
    expect(inlineProblems(folder)).toEqual([expect.stringMatching(`routes/b.html carries what ${problem}`)]);
  });

  test('that allows what no page carries is refused', () => {
    writeInlineHashes(folder, [{ 'script-src': [hashOf('gone()')], 'style-src': [] }]);
    expect(inlineProblems(folder)).toEqual([`script-src allows what no page carries: ${hashOf('gone()')}`]);
  });

  test('that noted nothing is refused', () => {
    rmSync(join(folder, '.inline-hashes.json'));
    expect(readInlineHashes(folder)).toBeNull();
    expect(inlineProblems(folder)).toHaveLength(1);
  });
});
