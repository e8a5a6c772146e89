import { describe, expect, test } from 'vitest';
import { codeBehindLook, fill, fontStyles, preloads, preloadsInTurn, refuseInline, sitemap } from './html.ts';
import { siteAddress } from './plugin.ts';

const TEMPLATE =
  '<html><head><title>x</title><meta name="description" content="y" /></head><body><div id="root"></div></body></html>';
const page = { path: '/interest', title: 'A & B', description: 'Say "hello"', takenOver: true };

describe('a prerendered page', () => {
  test('carries its body, and its title and description escaped', () => {
    const html = fill(TEMPLATE, { html: '<p>body $1</p>', head: '<link>', page });
    expect(html).toContain('<title>A &amp; B · Schoolgate</title>');
    expect(html).toContain('content="Say &quot;hello&quot;"');
    expect(html).toContain('<div id="root" data-page="/interest"><p>body $1</p></div>');
  });

  test('is not to be taken over where it only stands in', () => {
    expect(fill(TEMPLATE, { html: '', head: '', page: { ...page, takenOver: false } })).not.toContain(
      'data-page',
    );
  });

  test('has the app behind what stands in front of it', () => {
    const parts = { html: '<p>Loading</p>', head: '', page: { ...page, takenOver: false } };
    expect(fill(TEMPLATE, { ...parts, inFront: '<div>Demo</div>' })).toContain(
      '<body><div>Demo</div><div id="root"><p>Loading</p></div></body>',
    );
    expect(fill(TEMPLATE, parts)).toContain('<body><div id="root"><p>Loading</p></div></body>');
  });

  test('a changed template is noticed', () => {
    expect(() => fill('<html></html>', { html: '', head: '' })).toThrow(/index\.html/);
  });

  test.each(['<script>x</script>', '<style>', '<p style="color:red">', '<a onclick="x">', '<template>'])(
    'refuses %s, which the policy blocks',
    (html) => expect(() => refuseInline(html, '/')).toThrow(/policy/),
  );

  test('fetches early what the entry imports, and what it does not bring', () => {
    const manifest = {
      'index.html': { file: 'e.js', imports: ['base'], css: ['e.css'] },
      base: { file: 'base.js' },
      'src/page.tsx': { file: 'page.js', imports: ['base'], css: ['page.css'] },
    };
    expect(preloads(['src/page'], manifest)).toBe(
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/base.js" />' +
        '<link rel="modulepreload" fetchpriority="low" crossorigin href="/page.js" />' +
        '<link rel="preload" as="style" fetchpriority="low" crossorigin href="/page.css" />',
    );
    expect(() => preloads(['gone'], manifest)).toThrow(/gone/);
  });

  test('names for a second wave what the first has not, with all sheets in the first', () => {
    const manifest = {
      'index.html': { file: 'entry.js', imports: ['base'] },
      base: { file: 'base.js' },
      'src/backend.ts': { file: 'backend.js', imports: ['base', 'sdk'] },
      sdk: { file: 'sdk.js' },
      'src/page.tsx': { file: 'page.js', imports: ['base'], css: ['page.css'] },
    };
    const html = preloadsInTurn(['src/backend'], ['src/page'], manifest);
    const linked = [...html.matchAll(/href="([^"]+)"/g)].map(([, file]) => file);
    expect(linked).toEqual(['/base.js', '/backend.js', '/sdk.js', '/page.css']);
    expect(html).toContain('<meta name="later-modules" content="/page.js" />');
    expect(preloadsInTurn(['src/page'], [], manifest)).toBe(preloads(['src/page'], manifest));
    // A form: the backend behind it, and then the page that it leads to, whose sheets come with that.
    const form = preloadsInTurn([], ['src/backend'], manifest, ['src/page']);
    expect([...form.matchAll(/href="([^"]+)"/g)].map(([, file]) => file)).toEqual(['/base.js']);
    expect([...form.matchAll(/content="([^"]+)"/g)].map(([, files]) => files)).toEqual([
      '/backend.js /sdk.js',
      '/page.js',
    ]);
  });
});

test('the faces are named by their one style sheet', () => {
  const faces = { file: 'faces.css' };
  expect(fontStyles({ 'src/styles/fonts.css': faces })).toBe(
    '<link rel="stylesheet" crossorigin href="/faces.css" />',
  );
  expect(() => fontStyles({ 'src/styles/fonts.css': { file: 'faces.js' } })).toThrow('style sheet');
});

test('a page that shows what modules draw has their sheets, and their code behind that', () => {
  const manifest = {
    'index.html': { file: 'e.js', imports: ['base'], css: ['e.css'] },
    base: { file: 'base.js' },
    'src/page.tsx': { file: 'page.js', imports: ['base', 'part'], css: ['page.css'] },
    part: { file: 'part.js', css: ['part.css'] },
  };
  expect(codeBehindLook(['src/page'], manifest)).toBe(
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/base.js" />' +
      '<link rel="stylesheet" crossorigin href="/page.css" />' +
      '<link rel="stylesheet" crossorigin href="/part.css" />' +
      '<meta name="later-modules" content="/page.js /part.js" />',
  );
});

test('addresses are absolute', () => {
  expect(sitemap([{ path: '/demo' }], 'https://a.example')).toContain('<loc>https://a.example/demo</loc>');
  expect(siteAddress({ VITE_SITE_URL: 'https://a.example/' })).toBe('https://a.example');
  expect(siteAddress({ VITE_FIREBASE_PROJECT_ID: 'p' })).toBe('https://p.web.app');
});
