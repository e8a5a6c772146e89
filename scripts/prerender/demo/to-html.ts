import type { Kept } from '../../../src/app/home-snapshot/elements.ts';
import { escapeHtml } from '../html.ts';

const VOID = new Set(['br', 'img', 'input']);
const TYPED_IN = new Set(['input', 'textarea']);

/** Out of the demo a link leads at once; inside, the app follows it once it is there (give-way.ts). */
const leadsOut = (to: string, base: string) => to.startsWith('/') && !`${to}/`.startsWith(`${base}/`);

function attributesOf(
  [tag, { style, ...attributes }]: Exclude<Kept, string>,
  base: string,
): Record<string, string> {
  const to = attributes['data-to'];
  return {
    ...attributes,
    ...(to && leadsOut(to, base) ? { href: to } : {}),
    // The policy refuses styles as text: a script sets them (show-demo.ts).
    ...(style ? { 'data-style': style } : {}),
    // What would be typed here is typed on the page, which gets the focus.
    ...(TYPED_IN.has(tag) ? { readonly: '' } : {}),
    // Nor is anything sent from here, which would load the page anew.
    ...(tag === 'form' ? { method: 'dialog' } : {}),
  };
}

/**
 * Elements that were kept, as HTML.
 * @param base what the addresses of the demo begin with
 */
export function toHtml(kept: Kept, base: string): string {
  if (typeof kept === 'string') return escapeHtml(kept);
  const [tag, , ...children] = kept;
  const attributes = Object.entries(attributesOf(kept, base))
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  const inside = children.map((child) => toHtml(child, base)).join('');
  return VOID.has(tag) ? `<${tag}${attributes}>` : `<${tag}${attributes}>${inside}</${tag}>`;
}
