import { expect, type Page, test } from '@playwright/test';
import { runAxe, type Violation } from './run-axe.ts';
import { openSeenParts } from './seen-parts.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Of them, those that a theme can break. */
const COLOURS = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };

/** Pages that a test has held against WCAG itself, where it mattered to it. */
const inspected = new WeakSet<Page>();

/** Names the parts of a page that are to be held against WCAG. */
const NEW = 'data-new-to-axe';

type Scope = 'all' | 'colours';

/**
 * Holds the page as it is now against WCAG 2.2 AA, or only its colours, where the rest was held against it before.
 * Parts that were, in the same place and theme, are not again: they would tell nothing new.
 */
export async function axe(page: Page, scope: Scope = 'all'): Promise<void> {
  inspected.add(page);
  // A page whose code or data is still on its way has no part of it to look at yet. Every screen brings both.
  await expect(page.locator('main').first(), `a screen at ${page.url()}`).toBeAttached();
  await expect(page.locator('h1').first(), `the title of ${page.url()}`).toBeAttached();
  const handle = await page.evaluateHandle(readParts);
  const seen = openSeenParts(test.info().project.name);
  const isNew = (part: string) => !(seen.has(`all ${part}`) || seen.has(`${scope} ${part}`));
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
  seen.add([...outline, ...news.filter((part) => looked.has(part))].map((part) => `${scope} ${part}`));
}

/** Asks the rules about the whole page, or about what is marked on it. */
async function violationsOf(page: Page, scope: Scope, isWhole: boolean): Promise<Violation[]> {
  const rules = scope === 'colours' ? COLOURS : RULES;
  if (isWhole) return runAxe(page, rules);
  try {
    return await runAxe(page, rules, `[${NEW}]`);
  } catch (error) {
    // What was new has made room for something else meanwhile.
    if (String(error).includes('No elements found for include')) return runAxe(page, rules);
    throw error;
  }
}

/**
 * Without targets that are only too small because a bar at an edge of the window lies on a part of them: each is scrolled
 * to the middle and measured again.
 */
async function inTheOpen(page: Page, violations: Violation[]): Promise<Violation[]> {
  const isSmall = ({ id }: Violation) => id === 'target-size';
  if (!violations.some(isSmall)) return violations;
  const seen = await page.evaluate(() => window.scrollY);
  const small: Violation[] = [];
  for (const { target } of violations.filter(isSmall).flatMap(({ nodes }) => nodes)) {
    await page.evaluate(
      (found) => document.querySelector(found)?.scrollIntoView({ block: 'center' }),
      target,
    );
    small.push(...(await runAxe(page, { type: 'rule', values: ['target-size'] }, target)));
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
          // Of other colours it is another part.
          ...(element instanceof HTMLElement ? [element.style.color, element.style.backgroundColor] : []),
          element.textContent?.trim() ? 'says' : 'silent',
        ].join(' ')
      : '';
  const elements = new Map<string, Element[]>();
  for (const element of document.body.querySelectorAll('*')) {
    const chain = [element, element.parentElement, element.parentElement?.parentElement ?? null];
    const part = [theme, ...chain.map(own)].join(' < ');
    elements.set(part, [...(elements.get(part) ?? []), element]);
  }
  const named = (selector: string) =>
    [...document.querySelectorAll(selector)]
      // The rules skip what nobody is told of.
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('[aria-hidden=true]'))
      .map(({ localName, role }) => `${localName} ${role}`);
  const inPairs = (names: string[]) => names.map((name, index) => `${names[index - 1]} > ${name}`);
  const headings = 'h1,h2,h3,h4,h5,h6,[role=heading]';
  const landmarks = 'header,main,nav,aside,footer,section,form,search,[role]';
  const { lang, className } = document.documentElement;
  return {
    outline: [
      // A rule asks whether one heading may follow another, and whether there are several of a landmark.
      ...new Set([...inPairs(named(headings)), ...inPairs(named(`${headings},${landmarks}`))]),
      named(landmarks)
        .sort()
        .filter((name, index, names) => name !== names[index - 2])
        .join(', '),
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
