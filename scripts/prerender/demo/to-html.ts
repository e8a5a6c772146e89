import { INERT, type Kept, type KeptElement } from '../../../src/app/home-snapshot/elements.ts';
import { escapeHtml } from '../html.ts';

const VOID = new Set(['br', 'img', 'input']);

/** Out of the demo a link leads at once; inside, the app follows it once it is there (give-way.ts). */
const leadsOut = (to: string, base: string) => to.startsWith('/') && !`${to}/`.startsWith(`${base}/`);

function attributesOf([tag, { style, ...attributes }]: KeptElement, base: string): [string, string][] {
  const to = attributes['data-to'];
  const inert = INERT[tag];
  const written: [string, string][] = Object.entries(attributes);
  if (to && leadsOut(to, base)) written.push(['href', to]);
  // The policy refuses styles as text: a script sets them (show-demo.ts).
  if (style) written.push(['data-style', style]);
  if (inert) written.push([...inert]);
  return written;
}

/**
 * Elements that were kept, as HTML.
 * @param base what the addresses of the demo begin with
 */
export function toHtml(kept: Kept, base: string): string {
  if (typeof kept === 'string') return escapeHtml(kept);
  const [tag, , ...children] = kept;
  const attributes = attributesOf(kept, base)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  const inside = children.map((child) => toHtml(child, base)).join('');
  return VOID.has(tag) ? `<${tag}${attributes}>` : `<${tag}${attributes}>${inside}</${tag}>`;
}
