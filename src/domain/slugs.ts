/**
 * Slug of a name (product §9): lowercase, spaces to hyphens, other characters removed. Letters with marks keep their
 * base letter, so that "São Paulo" gives "sao-paulo" and not "so-paulo".
 */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s-]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Code as typed or pasted by a person, in the form it is stored in: capitals, spaces for hyphens, the dashes phones
 * make of them, a full stop after it, or the whole link. "null" and blanks mean no code (product §2.1).
 */
export function normalizeCode(typed: string | null | undefined): string | null {
  const text = typed ?? '';
  const linked = /[?&]code=([^&#\s]+)/i.exec(text)?.[1] ?? text;
  if (linked.includes('/')) return null;
  const code = slugify(linked.replace(/\p{Pd}|%20|\+/gu, '-'));
  return code === '' || code === 'null' ? null : code;
}
