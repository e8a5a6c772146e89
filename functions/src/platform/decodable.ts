/** Nothing of ours nests deeper than a list of objects; the platform's own decoder overflows far below a megabyte. */
const MAX_DEPTH = 16;

/** The platform's mark of encoded numbers, which no client of ours sends and which it fails on when it is odd. */
const ENCODED = '@type';

/**
 * Whether a callable's raw input can be read at all: text that is Unicode (a half of a pair of surrogates can't be
 * stored), no encoded values, no abyss. Everything else is for the schemas.
 */
export function isDecodable(payload: unknown): boolean {
  const open: [value: unknown, depth: number][] = [[payload, 0]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, depth] = next;
    if (typeof value === 'string' && !value.isWellFormed()) return false;
    if (typeof value !== 'object' || value === null) continue;
    if (depth === MAX_DEPTH) return false;
    for (const [key, inner] of Object.entries(value)) {
      if (key === ENCODED || !key.isWellFormed()) return false;
      open.push([inner, depth + 1]);
    }
  }
  return true;
}
