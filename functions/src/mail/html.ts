const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it, in content and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

/** Markup that is safe to put into markup. Only {@link html} makes it. */
export class Html {
  constructor(readonly markup: string) {}
}

type Part = string | Html | readonly Html[];

/** Template of markup: every interpolated string is escaped, markup made by this same template is not. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const text = strings.map((literal, at) => literal + (at < parts.length ? render(parts[at] ?? '') : ''));
  return new Html(text.join(''));
}

function render(part: Part): string {
  if (typeof part === 'string') return escapeHtml(part);
  return part instanceof Html ? part.markup : part.map(({ markup }) => markup).join('');
}
