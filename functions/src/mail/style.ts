/**
 * The product's colours (src/styles/tokens.css; a test holds them equal): paper, ink and bottle green. One narrow
 * column, so that a phone needs no zoom. Mail programs that invert by themselves get no image to spoil.
 */
const LIGHT = {
  paper: '#f5efe3',
  surface: '#fdfaf3',
  ink: '#1d2621',
  muted: '#565a50',
  line: '#d9cfba',
  accent: '#17513b',
  onAccent: '#fdfaf3',
};
const DARK = {
  paper: '#161a17',
  surface: '#1f2420',
  ink: '#f0e9da',
  muted: '#b9b2a1',
  line: '#3a413a',
  accent: '#8fcaa6',
  onAccent: '#10231a',
};
const SANS = "-apple-system, 'Segoe UI', Roboto, Arial, sans-serif";
const SERIF = "Georgia, 'Times New Roman', serif";

/** Style of every mail, to be written into each element: some mail programs drop style sheets. */
export const STYLE = `
body { margin: 0; padding: 24px 16px; background-color: ${LIGHT.paper}; color: ${LIGHT.ink}; font-family: ${SANS}; font-size: 16px; line-height: 1.55; }
.sheet { max-width: 480px; margin: 0 auto; padding: 24px; background-color: ${LIGHT.surface}; color: ${LIGHT.ink}; border: 1px solid ${LIGHT.line}; border-top: 4px solid ${LIGHT.accent}; border-radius: 8px; overflow-wrap: anywhere; }
.brand { margin: 0 0 24px; font-family: ${SERIF}; font-size: 18px; font-weight: 700; color: ${LIGHT.accent}; }
h1 { margin: 0 0 16px; font-family: ${SERIF}; font-size: 24px; line-height: 1.25; }
h2 { margin: 24px 0 8px; font-size: 16px; line-height: 1.25; }
p { margin: 0 0 16px; }
.list { margin: 0 0 16px; padding: 0; list-style: none; }
.item { margin: 0; padding: 8px 0; border-top: 1px solid ${LIGHT.line}; }
.detail { font-size: 14px; color: ${LIGHT.muted}; }
.quote { margin: 0 0 16px; padding: 0 0 0 12px; border-left: 3px solid ${LIGHT.line}; }
.act { margin: 24px 0; }
.button { display: inline-block; padding: 12px 20px; background-color: ${LIGHT.accent}; color: ${LIGHT.onAccent}; font-weight: 600; text-decoration: none; border-radius: 5px; }
.foot { margin: 32px 0 0; font-size: 14px; color: ${LIGHT.muted}; }
.link { color: ${LIGHT.accent}; }
`;

/** What can't be written into an element: the dark scheme. It stays a style sheet, and wins over the elements. */
export const DARK_STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
body { background-color: ${DARK.paper} !important; color: ${DARK.ink} !important; }
.sheet { background-color: ${DARK.surface} !important; color: ${DARK.ink} !important; border-color: ${DARK.line} !important; border-top-color: ${DARK.accent} !important; }
.quote, .item { border-color: ${DARK.line} !important; }
.brand, .link { color: ${DARK.accent} !important; }
.button { background-color: ${DARK.accent} !important; color: ${DARK.onAccent} !important; }
.foot, .detail { color: ${DARK.muted} !important; }
}
`;
