import type { Kept, KeptElement } from '../../../src/app/home-snapshot/elements.ts';

/** Hides what is in it, and leaves it its room. */
const HIDDEN = 'invisible';

/** What has to be in the demo whenever it is opened. */
const ALWAYS = new Set(['h1', 'article']);

const holdsWhatIsAlways = (kept: Kept): boolean =>
  typeof kept !== 'string' &&
  (ALWAYS.has(kept[0]) || kept.slice(2).some((child) => holdsWhatIsAlways(child as Kept)));

const hidden = ([tag, attributes, ...children]: KeptElement): KeptElement => [
  tag,
  { ...attributes, class: [attributes.class, HIDDEN].filter(Boolean).join(' ') },
  ...children,
];

const isAlike = (one: Kept, other: Kept | undefined): boolean =>
  typeof one === 'string' ? typeof other === 'string' : Array.isArray(other) && one[0] === other[0];

/** Words with the space behind each. */
const wordsOf = (text: string) => text.split(/(?<=\s)/);

function lengthOfCommonStart(words: readonly string[], others: readonly string[]): number {
  const at = words.findIndex((word, index) => word !== others[index]);
  return at === -1 ? words.length : at;
}

/** The words of a text, with those hidden between the first and the last that another says differently. */
function textOfAnyDay(text: string, other: string): Kept[] {
  if (text === other) return [text];
  const [words, others] = [wordsOf(text), wordsOf(other)];
  const start = lengthOfCommonStart(words, others);
  const [rest, otherRest] = [words.slice(start), others.slice(start)];
  const end = rest.length - lengthOfCommonStart(rest.toReversed(), otherRest.toReversed());
  const [before, differing, after] = [words.slice(0, start), rest.slice(0, end), rest.slice(end)].map(
    (part) => part.join(''),
  );
  const kept: Kept[] = [before ?? '', ['span', { class: HIDDEN }, differing ?? ''], after ?? ''];
  return kept.filter((part) => part !== '');
}

/**
 * What two drawings of the same page, made on different days in different places, have in common: that is true whenever and
 * wherever the page is opened. What differs is hidden in its room: words, or all that is in an element that is built otherwise.
 * Attributes that differ are left out.
 * @throws Error when that would hide the heading or a post: then something has not come in one of them
 */
export function ofAnyDay(one: KeptElement, other: KeptElement): KeptElement {
  const [tag, attributes, ...children] = one;
  const [, otherAttributes, ...others] = other;
  const isBuiltAlike =
    attributes.class === otherAttributes.class &&
    children.length === others.length &&
    children.every((child, index) => isAlike(child, others[index]));
  if (!isBuiltAlike) {
    if (holdsWhatIsAlways(one)) throw new Error(`The drawings differ in more than their dates: <${tag}>`);
    return hidden(one);
  }
  const common = Object.entries(attributes).filter(([name, value]) => otherAttributes[name] === value);
  const inside = children.flatMap((child, index): Kept[] => {
    const twin = others[index] as Kept;
    return typeof child === 'string'
      ? textOfAnyDay(child, twin as string)
      : [ofAnyDay(child, twin as KeptElement)];
  });
  return [tag, Object.fromEntries(common), ...inside];
}
