import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '../../src/brand.ts';
import { GateDrawing } from '../../src/features/landing/gate-drawing.tsx';

// Colours of src/styles/tokens.css, light theme.
const style = (fonts: { display: string; sans: string }) => `
  @font-face { font-family: Display; font-weight: 400 900; src: url(${fonts.display}) }
  @font-face { font-family: Sans; font-weight: 400 900; src: url(${fonts.sans}) }
  * { margin: 0; box-sizing: border-box }
  body { width: 1200px; height: 630px; background: #f5efe3; color: #1d2621; font: 30px/1.35 Sans;
    position: relative; overflow: hidden; border-bottom: 3px solid #1d2621 }
  .fence { position: absolute; inset: auto 0 0; height: 150px; color: #d9cfba }
  .gate { position: absolute; right: 70px; bottom: -6px; width: 500px }
  .words { position: absolute; left: 76px; top: 62px; width: 570px }
  p.name { font: 600 38px Display; color: #17513b; margin-bottom: 28px }
  h1 { font: 700 76px/1.02 Display; letter-spacing: -0.02em; margin-bottom: 26px; text-wrap: balance }
  .note { position: absolute; background: #fdfaf3; border: 1px solid #d9cfba; border-radius: 4px; width: 276px;
    padding: 22px 18px 14px; font: 600 22px/1.3 Display; box-shadow: 0 12px 32px -8px rgb(40 30 10 / .28) }
  .note::before { content: ""; position: absolute; top: -9px; left: 124px; width: 12px; height: 24px;
    border-radius: 3px; background: #a3341f }
  .fill-paper { fill: #f5efe3 } .fill-accent { fill: #17513b } .fill-danger { fill: #a3341f }
  .stroke-sunken { stroke: #ebe3d2 } .stroke-accent { stroke: #17513b } .stroke-paper { stroke: #f5efe3 }
`;

/** The picture that goes with a shared link, as a page to be photographed at 1200 by 630. */
export const ogPage = (fonts: {
  display: string;
  sans: string;
}): string => `<!doctype html><meta charset="utf-8">
<style>${style(fonts)}</style>
<svg class="fence" width="100%"><defs><pattern id="r" width="46" height="150" patternUnits="userSpaceOnUse">
<path d="M23 150V30M0 56H46M0 130H46" stroke="currentColor" stroke-width="5"/>
<path d="M23 4 30 22 23 36 16 22Z" fill="currentColor"/></pattern></defs>
<rect width="100%" height="100%" fill="url(#r)"/></svg>
<div class="words"><p class="name">${brand.name}</p><h1>Everything you’d hear at the school gate</h1>
<p>A private community for the parents of one school.</p></div>
<div class="gate">${renderToStaticMarkup(<GateDrawing />)}
<p class="note" style="left:-30px;top:150px;rotate:-3deg">Which dentist is kind to a nervous six-year-old?</p>
<p class="note" style="right:-34px;top:320px;rotate:2deg">Cake sale, Friday at 3.</p></div>`;
