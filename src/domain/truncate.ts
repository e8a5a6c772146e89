/**
 * The beginning of a text, at most `max` UTF-16 units as `String.length` counts them. A pair of surrogates is never
 * halved: half a character can't be stored, so the whole write would fail.
 */
export const truncate = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
