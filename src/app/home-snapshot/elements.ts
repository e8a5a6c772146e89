/** An element as it is kept: its tag, its attributes, and what is in it. */
export type KeptElement = [tag: string, attributes: Record<string, string>, ...children: Kept[]];

/** That, or text. */
export type Kept = string | KeptElement;

const words = (list: string) => new Set(list.split(' '));

const HTML = words(
  'a article aside b bdi br button div em fieldset footer form h1 h2 h3 h4 header i img input label legend li main mark nav ol option p s search section select small span strong textarea time ul',
);
const SVG = words('svg circle ellipse g line path polygon polyline rect');

/**
 * What an element may have. No id: the page itself is behind, and each is there once. Nothing that leads somewhere,
 * speaks, or holds what somebody has typed.
 */
const ATTRIBUTES = words(
  'alt aria-current aria-disabled aria-expanded aria-hidden aria-label aria-pressed aria-selected class cx cy d data-day data-head data-of data-other data-state data-to datetime decoding dir disabled fill height lang loading placeholder points r role rows rx ry src stroke stroke-linecap stroke-linejoin stroke-width style title transform type viewBox width x x1 x2 y y1 y2',
);
/** So many fill the screen of a phone, below what is above them. */
const FIRST_POSTS = 2;

/**
 * What elements get as they are made again: what would be typed here is typed on the page, which gets the focus (give-way.ts),
 * and nothing is sent from here, which would load the page anew.
 */
export const INERT: Readonly<Record<string, readonly [name: string, value: string]>> = {
  input: ['readonly', ''],
  textarea: ['readonly', ''],
  form: ['method', 'dialog'],
};

/** Roles that a screen reader would read out by itself. */
const SPEAKING = words('status alert log');

const isOurs = (name: string, value: string): boolean =>
  ATTRIBUTES.has(name) &&
  (name !== 'src' || /^(https?:\/\/|\/(?!\/)|data:image\/)/.test(value)) &&
  (name !== 'role' || !SPEAKING.has(value)) &&
  // A part that was moving as it was kept.
  (name !== 'style' || !value.includes('view-transition'));

function attributesOf(element: Element, isForAll: boolean): Record<string, string> {
  const kept = [...element.attributes].filter(
    ({ name, value }) => isOurs(name, value) && (isForAll || name !== 'disabled'),
  );
  // Where it leads, and which post it is, under other names.
  const to = element.tagName === 'A' && element.getAttribute('href');
  const of = element.tagName === 'ARTICLE' && element.id;
  return Object.fromEntries([
    ...kept.map(({ name, value }) => [name, value]),
    ...(to ? [['data-to', to]] : []),
    ...(of ? [['data-of', of]] : []),
  ]);
}

/**
 * Writes an element down, without what may not be kept. What the next visit finds otherwise says so: `data-next-visit` is
 * `gone` on what is not there any more, and `instead` around what stands in the place of the element around that.
 * @param without what is left out, with all that is in it
 * @param isForAll whether it is the same for everybody, at any time: then also what is off, and what can be chosen
 */
export function keep(element: Element, without: ReadonlySet<Element>, isForAll = false): KeptElement | null {
  const tag = element.tagName.toLowerCase();
  if (without.has(element) || !(HTML.has(tag) || SVG.has(tag))) return null;
  if (element.matches('[data-next-visit=gone], [hidden]')) return null;
  const instead = element.querySelector(':scope > [data-next-visit=instead] > *');
  if (instead) return keep(instead, without, isForAll);
  // For the one a button stands, and it would open a window of its own; the other leads past what is above.
  if (element.matches('input[type=file], a[href="#main"]')) return null;
  const kept: KeptElement = [tag, attributesOf(element, isForAll)];
  // What is in a field is somebody's draft, which waits elsewhere.
  if (tag === 'textarea' || (tag === 'select' && !isForAll)) return kept;
  for (const child of element.childNodes) {
    if (child instanceof Text) kept.push(child.data);
    else if (child instanceof Element) {
      const inside = keep(child, without, isForAll);
      if (inside) kept.push(inside);
    }
  }
  return kept;
}

/** What is made behind the first paint: where it belongs, and what. */
export type Later = [place: Comment, kept: unknown];

/**
 * Makes an element again.
 * @param later takes the posts that are further down than anybody sees at once; without it all are made
 * @throws Error when it holds what `keep` does not write: then nothing of it is believed
 */
export function make(kept: unknown, later?: Later[]): Node {
  let posts = 0;
  const makeOne = (one: unknown): Node => {
    if (typeof one === 'string') return document.createTextNode(one);
    if (!Array.isArray(one)) throw new Error('No element');
    const [tag, attributes, ...children] = one as unknown[];
    if (typeof tag !== 'string' || typeof attributes !== 'object' || !attributes)
      throw new Error('No element');
    if (!HTML.has(tag) && !SVG.has(tag)) throw new Error('Not such an element');
    if (tag === 'article' && later && ++posts > FIRST_POSTS) {
      const place = document.createComment('');
      later.push([place, one]);
      return place;
    }
    const element = SVG.has(tag)
      ? document.createElementNS('http://www.w3.org/2000/svg', tag)
      : document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (typeof value !== 'string' || !isOurs(name, value)) throw new Error('Not such an attribute');
      // The policy refuses styles as text, and takes them so.
      if (name === 'style') element.style.cssText = value;
      else element.setAttribute(name, value);
    }
    const inert = INERT[tag];
    if (inert) element.setAttribute(...inert);
    element.append(...children.map(makeOne));
    return element;
  };
  return makeOne(kept);
}
