import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Of them, those that a theme can break. */
const COLOURS = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };

/** Pages that a test has held against WCAG itself, where it mattered to it. */
const inspected = new WeakSet<Page>();

/** Names the parts of a page that are to be held against WCAG. */
const NEW = 'data-new-to-axe';

type Scope = 'all' | 'colours';
type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** Every part of a page that was held against WCAG in this process, on this width. */
const parts: Record<Scope, Set<string>> = { all: new Set(), colours: new Set() };

/**
 * Holds the page as it is now against WCAG 2.2 AA, or only its colours, where the rest was held against it before.
 * Parts that were, in the same place and theme, are not again: they would tell nothing new.
 */
export async function axe(page: Page, scope: Scope = 'all'): Promise<void> {
  inspected.add(page);
  const handle = await page.evaluateHandle(readParts);
  const isNew = (part: string) => !(parts.all.has(part) || parts[scope].has(part));
  const { outline, elements } = await handle.evaluate(({ outline, elements }) => ({
    outline,
    elements: [...elements.keys()],
  }));
  const news = elements.filter(isNew);
  // Some rules look at the page as a whole, and do so only where nothing of it is left out.
  const isWhole = outline.some(isNew);
  if (!isWhole && news.length === 0) return;
  await handle.evaluate(mark, { news, name: NEW });
  const violations = await inTheOpen(page, await violationsOf(page, scope, isWhole));
  // What has left the page meanwhile may not have been looked at.
  const looked = new Set(await handle.evaluate(unmark, NEW));
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html}`),
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
  for (const part of [...outline, ...news.filter((part) => looked.has(part))]) parts[scope].add(part);
}

/** Asks the rules about the whole page, or about what is marked on it. */
async function violationsOf(page: Page, scope: Scope, isWhole: boolean): Promise<Violations> {
  const builder = new AxeBuilder({ page }).options({
    runOnly: scope === 'colours' ? COLOURS : RULES,
    resultTypes: ['violations'],
  });
  if (!isWhole) builder.include(`[${NEW}]`);
  try {
    // The app has no frames: without the mode for them there is no second page to open each time.
    return (await builder.setLegacyMode().analyze()).violations;
  } catch (error) {
    // What was new has made room for something else meanwhile.
    if (!isWhole && String(error).includes('No elements found for include'))
      return violationsOf(page, scope, true);
    throw error;
  }
}

/**
 * Without targets that are only too small because a bar at an edge of the window lies on a part of them: each is scrolled
 * to the middle and measured again.
 */
async function inTheOpen(page: Page, violations: Violations): Promise<Violations> {
  const isSmall = ({ id }: Violations[number]) => id === 'target-size';
  if (!violations.some(isSmall)) return violations;
  const seen = await page.evaluate(() => window.scrollY);
  const small: Violations = [];
  for (const target of violations.filter(isSmall).flatMap(({ nodes }) => nodes.map((node) => node.target))) {
    const selector = String(target[0]);
    await page.evaluate(
      (found) => document.querySelector(found)?.scrollIntoView({ block: 'center' }),
      selector,
    );
    const again = new AxeBuilder({ page }).include(selector).withRules(['target-size']).setLegacyMode();
    small.push(...(await again.analyze()).violations);
  }
  await page.evaluate((top) => window.scrollTo(0, top), seen);
  return [...violations.filter((violation) => !isSmall(violation)), ...small];
}

/** Holds every page of the app that a test has not looked at so against WCAG, as the test leaves it. */
export async function inspectUnseen(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    if (inspected.has(page) || !page.url().startsWith('http')) continue;
    await page.waitForLoadState();
    // Colours on their way to others would be measured else.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await axe(page);
  }
}

/**
 * What the rules look at: each element with its theme and looks, its attributes and states and those it stands in,
 * whether it says anything, and the outline of headings and landmarks.
 */
function readParts(): { outline: string[]; elements: Map<string, Element[]> } {
  const theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const states = /^(aria-.*|data-state|data-disabled)$/;
  const own = (element: Element | null) =>
    element
      ? [
          element.localName,
          element.getAttribute('class'),
          ...element.getAttributeNames().filter((name) => !name.startsWith('data-')),
          // Their words, not those for people or the names of others.
          ...[...element.attributes]
            .filter(({ name, value }) => states.test(name) && /^[a-z]{2,13}$/.test(value))
            .map(({ name, value }) => `${name}=${value}`),
          element.getAttribute('role'),
          element.textContent?.trim() ? 'says' : 'silent',
        ].join(' ')
      : '';
  const elements = new Map<string, Element[]>();
  for (const element of document.body.querySelectorAll('*')) {
    const chain = [element, element.parentElement, element.parentElement?.parentElement ?? null];
    const part = [theme, ...chain.map(own)].join(' < ');
    elements.set(part, [...(elements.get(part) ?? []), element]);
  }
  const landmarks = 'h1,h2,h3,h4,h5,h6,header,main,nav,aside,footer,section,[role]';
  const levels = [...document.querySelectorAll(landmarks)].map(
    (element) => `${element.localName} ${element.getAttribute('role')}`,
  );
  const { lang, className } = document.documentElement;
  return {
    outline: [
      // Twice the same in a row is a longer list of the same things.
      levels.filter((level, index) => level !== levels[index - 1]).join(', '),
      `${theme} ${lang} ${className} ${document.title !== ''}`,
    ],
    elements,
  };
}

/** Names the elements of some parts. */
function mark(
  { elements }: ReturnType<typeof readParts>,
  { news, name }: { news: readonly string[]; name: string },
): void {
  for (const part of news) for (const element of elements.get(part) ?? []) element.setAttribute(name, '');
}

/** Takes the name from whatever has it, and tells which parts are still on the page. */
function unmark({ elements }: ReturnType<typeof readParts>, name: string): string[] {
  for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  return [...elements].flatMap(([part, own]) => (own.some(({ isConnected }) => isConnected) ? [part] : []));
}
