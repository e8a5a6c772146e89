import { Html } from './html';

/**
 * Style of every mail. One narrow column, so that a phone needs no zoom. Colours keep 4.5:1 in both schemes; mail
 * programs that invert by themselves get no image and no coloured ground to spoil.
 */
export const STYLE = new Html(`
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 24px 16px; background: #f6f3ee; color: #26221d; font: 16px/1.55 -apple-system, "Segoe UI", Roboto, Arial, sans-serif; }
.sheet { max-width: 480px; margin: 0 auto; padding: 24px; background: #ffffff; border-radius: 12px; overflow-wrap: anywhere; }
.brand { margin: 0 0 24px; font-weight: 700; color: #7a3b12; }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.3; }
p { margin: 0 0 16px; }
.quote { margin: 0 0 16px; padding: 0 0 0 12px; border-left: 3px solid #b9aa97; }
.act { margin: 24px 0; }
.button { display: inline-block; padding: 12px 20px; background: #7a3b12; color: #ffffff; font-weight: 600; text-decoration: none; border-radius: 8px; }
.foot { margin: 32px 0 0; font-size: 14px; color: #5c544a; }
.foot a { color: #7a3b12; }
@media (prefers-color-scheme: dark) {
body { background: #191613; color: #efe9e1; }
.sheet { background: #24201b; }
.brand, .foot a { color: #f0b184; }
.button { background: #f0b184; color: #24160b; }
.foot { color: #b9aea0; }
}
`);
