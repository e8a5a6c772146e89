import { transformSync } from 'esbuild';
import { criticalStyles } from './critical-styles.ts';
import { hashOf, type InlineHashes } from './inline-hashes.ts';

/** The script of all pages, in public/. */
export const BEFORE_PAINT = 'before-paint.js';
/** That of the app's own pages, which a build makes of src/app/home-snapshot. */
export const PAINT_HOME = 'paint-home.js';
/** That of the demo, made in the same way. */
export const SHOW_DEMO = 'show-demo.js';
/** That of the forms of the app area, in public/. */
export const BEFORE_FORM = 'before-form.js';
/** Scripts that stand in the pages themselves, as a request for each would keep the first paint waiting. */
export const INLINE_SCRIPTS: readonly string[] = [BEFORE_PAINT, BEFORE_FORM, PAINT_HOME, SHOW_DEMO];

const SCRIPT = new RegExp(
  `<script src="/(${INLINE_SCRIPTS.join('|').replaceAll('.', '\\.')})"></script>`,
  'g',
);
const ENTRY = '<script type="module"';
const STYLE_SHEET = /\s*<link rel="stylesheet"[^>]*?href="\/([^"]+)"[^>]*>/g;

/** One of these scripts as the pages carry it. */
export const minified = (script: string): string => transformSync(script, { minify: true }).code.trim();

/** What a page's tag may not end early, nor hide behind a comment. */
function refuseEnd(text: string, tag: 'script' | 'style'): string {
  if (text.toLowerCase().includes(`</${tag}`) || text.includes('<!--'))
    throw new Error(`What is to stand in a <${tag}> of the pages would end it.`);
  return text;
}

/** What is painted at once is in the page, so that nothing else is in a hurry. */
const unhurried = (tag: string) => tag.trim().replace(/^<(\w+)/, '<$1 fetchpriority="low"');

/**
 * A page that nothing keeps from its first paint: the scripts and the styles of that paint stand in it, and its style sheets
 * at its end. There a browser paints what is above them while they come, and runs no module before they are applied.
 * @param read a file of the build
 */
export function withFirstPaint(
  html: string,
  read: (file: string) => string,
): { html: string; hashes: InlineHashes } {
  const hashes: InlineHashes = { 'script-src': [], 'style-src': [] };
  const sheets = [...html.matchAll(STYLE_SHEET)];
  const styles = refuseEnd(
    criticalStyles(sheets.map(([, file = '']) => read(file)).join('\n'), html),
    'style',
  );
  hashes['style-src'].push(hashOf(styles));
  const page = html
    .replace(SCRIPT, (_, file: string) => {
      const script = refuseEnd(read(file), 'script');
      hashes['script-src'].push(hashOf(script));
      return `<script>${script}</script>`;
    })
    .replace(ENTRY, unhurried)
    .replace(STYLE_SHEET, '')
    .replace('</head>', () => `<style>${styles}</style></head>`)
    .replace('</body>', () => `${sheets.map(([tag]) => unhurried(tag)).join('')}</body>`);
  return { html: page, hashes };
}
