import type { Page } from '@playwright/test';

/** A window to look at a page in. */
export interface Look {
  width: number;
  /** Of the letters, beside their usual size: 2 is WCAG's 200 %. */
  text: number;
}

/** Lays the page out in every window, one after another, and tells all that does not fit, each with its windows. */
export async function misfits(page: Page, looks: readonly Look[]): Promise<string[]> {
  const before = page.viewportSize();
  const found = new Map<string, string[]>();
  // By width: a window is slow to resize, letters are not.
  for (const { width, text } of looks.toSorted((one, other) => one.width - other.width)) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 });
    let seen = await page.evaluate(findMisfits, { width, text });
    // What measures itself may take more than two frames on a busy machine: what stays as it is counts.
    if (seen.length > 0) seen = await page.evaluate(findMisfits, { width, text });
    for (const what of seen) {
      found.set(what, [...(found.get(what) ?? []), text === 1 ? `${width}` : `${width} × ${text}`]);
    }
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  if (before) await page.setViewportSize(before);
  return [...found].map(([what, where]) => `${what} [${where.join(', ')}]`);
}

/** Runs in the page: what lies beyond the edges, is cut, spills out of its box or lies on something else. */
async function findMisfits({ width, text }: Look): Promise<string[]> {
  document.documentElement.style.fontSize = `${text * 100}%`;
  // A busy browser that has just been resized once never gave the frame it was asked for: then what is there is measured.
  const frame = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => resolve());
      setTimeout(resolve, 1_000);
    });
  // Two for what measures itself and is laid out anew.
  await frame();
  await frame();

  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  /** Something that is read or touched. */
  interface Thing {
    element: Element;
    kind: 'words' | 'target' | 'field' | 'scroller';
    box: Box;
    /** Only what shares a layer can lie on one another; others slide past each other on purpose. */
    layer: Element;
  }
  interface Place {
    layer: Element;
    /** Inside something that is meant to scroll sideways. */
    scrolls: boolean;
    /** The nearest box around that one can see the edges of. */
    sheet: Element | null;
    /** The same where nothing in between scrolls up and down. */
    page: Element | null;
    /** Not for reading: pictures and marks whose words stand elsewhere. */
    silent: boolean;
    /** Below it nothing is drawn. */
    floor: number;
    /** Nor beyond these, where a line ends in dots and says all of itself elsewhere. */
    edges: { left: number; right: number };
  }
  const found = new Set<string>();
  const things: Thing[] = [];

  const nameOf = (element: Element) => {
    const said = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    const look = (element.getAttribute('class') ?? '').split(' ').slice(0, 5).join('.');
    return `<${element.tagName.toLowerCase()} ${look}> “${said}”`;
  };
  const isTarget = (element: Element) =>
    element.matches(
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=menuitem]',
    );
  const isField = (element: Element) => element.matches('input, select, textarea');
  const boxesOf = (rects: Iterable<DOMRect>): Box[] =>
    [...rects].filter((rect) => rect.width > 0 && rect.height > 0);
  // Also written as color(srgb 0 0 0 / 0).
  const clear = (colour: string) => /^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);
  const hasEdges = (style: CSSStyleDeclaration) =>
    !clear(style.backgroundColor) || (parseFloat(style.borderLeftWidth) > 0 && !clear(style.borderLeftColor));
  /** Without the empty height that fonts have above and below their letters. */
  const letters = ({ left, right, top, bottom }: Box): Box => {
    const air = (bottom - top) * 0.2;
    return { left, right, top: top + air, bottom: bottom - air };
  };
  const beyond = (box: Box) => box.left < -0.5 || box.right > width + 0.5;
  const wider = (box: Box, sheet: Box) => box.left < sheet.left - 1.5 || box.right > sheet.right + 1.5;
  const taller = (box: Box, sheet: Box) => box.top < sheet.top - 1.5 || box.bottom > sheet.bottom + 1.5;

  const EVERYWHERE = { left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY };
  /** What is cut on purpose says all of it elsewhere, or has a button for the rest. */
  const isCutOnPurpose = (element: Element, style: CSSStyleDeclaration) => {
    const whole = element.getAttribute('aria-label') ?? element.getAttribute('title') ?? '';
    const words = element.textContent?.trim() ?? '';
    const hasMore = element.nextElementSibling?.matches('button[aria-expanded=false]') ?? false;
    return whole.includes(words) || (style.webkitLineClamp !== 'none' && hasMore);
  };

  const lookAtText = (node: Text, element: Element, place: Place) => {
    if (!node.data.trim()) return;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { sheet, page, layer } = place;
    for (const whole of boxesOf(range.getClientRects())) {
      const [left, right] = [
        Math.max(whole.left, place.edges.left),
        Math.min(whole.right, place.edges.right),
      ];
      if (left >= right) continue;
      const line = { left, right, top: whole.top, bottom: whole.bottom };
      const box = letters(line);
      if (line.top >= place.floor) continue;
      // Also where it is cut on purpose: half a line is no way of leaving one out.
      if (box.bottom > place.floor + 2 && box.top < place.floor) found.add(`cut in half: ${nameOf(element)}`);
      if (!place.scrolls && beyond(box)) found.add(`text beyond the edge: ${nameOf(element)}`);
      else if (sheet && wider(box, sheet.getBoundingClientRect()))
        found.add(`text spills out of ${nameOf(sheet)}: ${nameOf(element)}`);
      else if (page && taller(box, page.getBoundingClientRect()))
        found.add(`text spills below ${nameOf(page)}: ${nameOf(element)}`);
      if (!place.silent) things.push({ element, kind: 'words', box, layer });
    }
  };

  const lookForCuts = (element: Element, style: CSSStyleDeclaration) => {
    if (!element.textContent?.trim() || isCutOnPurpose(element, style) || isField(element)) return;
    if (element.scrollWidth > element.clientWidth + 1) found.add(`cut or scrolls: ${nameOf(element)}`);
    const cutsBelow = style.overflowY === 'hidden' || style.overflowY === 'clip';
    if (cutsBelow && element.scrollHeight > element.clientHeight + 1)
      found.add(`cut below: ${nameOf(element)}`);
  };

  const visit = (element: Element, outer: Place) => {
    const style = getComputedStyle(element);
    if (style.display === 'none' || style.visibility === 'hidden' || style.opacity === '0') return;
    const box = element.getBoundingClientRect();
    const clips = style.overflowX !== 'visible';
    // Words for screen readers only.
    if (clips && element instanceof HTMLElement && element.offsetWidth <= 1 && element.offsetHeight <= 1)
      return;
    // Posts far from the screen, which are drawn when one comes near.
    if (style.contain === 'strict') return;
    // Off the screen until it has focus (the skip link).
    if (style.position === 'fixed' && box.bottom <= 0) return;
    const silent = outer.silent || element.getAttribute('aria-hidden') === 'true';
    if (!silent && !outer.scrolls && outer.edges === EVERYWHERE && box.width > 0 && beyond(box))
      found.add(`beyond the edge: ${nameOf(element)}`);
    const meant = element.matches('.overflow-x-auto, .overflow-auto[tabindex]');
    if (clips && !silent && !meant) lookForCuts(element, style);
    const scroller = /auto|scroll/.test(style.overflowY) && !isField(element) && element.textContent !== '';
    const floats = style.position === 'fixed' || style.position === 'sticky';
    const edges = style.display !== 'inline' && hasEdges(style);
    const place: Place = {
      layer: floats || scroller ? element : outer.layer,
      scrolls: outer.scrolls || meant,
      sheet: meant ? null : edges ? element : outer.sheet,
      page: scroller || floats ? null : edges ? element : outer.page,
      silent,
      floor: style.overflowY === 'hidden' ? Math.min(outer.floor, box.bottom) : outer.floor,
      edges: clips && style.textOverflow === 'ellipsis' && isCutOnPurpose(element, style) ? box : outer.edges,
    };
    const touch = isTarget(element);
    if (touch || scroller) {
      const kind = scroller ? 'scroller' : isField(element) ? 'field' : 'target';
      for (const rect of boxesOf(element.getClientRects())) {
        if (rect.top >= outer.floor) continue;
        // A link within a line is as high as the line.
        const own = style.display === 'inline' ? letters(rect) : rect;
        things.push({ element, kind, box: own, layer: outer.layer });
        if (touch && outer.sheet && wider(rect, outer.sheet.getBoundingClientRect()))
          found.add(`${nameOf(element)} stands out of ${nameOf(outer.sheet)}`);
      }
    }
    if (element instanceof SVGElement) return;
    for (const child of element.childNodes) {
      if (child instanceof Text) lookAtText(child, element, place);
      else if (child instanceof Element) visit(child, place);
    }
  };

  // A window over the page covers the rest of it.
  const dialog = document.querySelector('dialog[open], [role=alertdialog], [role=dialog][data-state=open]');
  const root = dialog ?? document.body;
  visit(root, {
    layer: document.body,
    scrolls: false,
    sheet: null,
    page: null,
    silent: false,
    floor: Number.POSITIVE_INFINITY,
    edges: EVERYWHERE,
  });
  // The head of a screen and what follows it begin at one line.
  const head = root.querySelector('main header:has(h1)');
  for (let next = head?.nextElementSibling; next; next = next.nextElementSibling) {
    // A menu over the page stands where its button is.
    if (getComputedStyle(next).position === 'fixed') continue;
    const { left, width: room } = next.getBoundingClientRect();
    const start = head?.getBoundingClientRect().left ?? left;
    const inner = left + parseFloat(getComputedStyle(next).paddingLeft);
    const aligned = [left, inner].some((edge) => Math.abs(edge - start) <= 1);
    if (room > 0 && !aligned) found.add(`another axis than the head: ${nameOf(next)}`);
  }
  // Sections beside each other begin at one height.
  for (const section of root.querySelectorAll('section[aria-labelledby]')) {
    const heading = document.getElementById(section.getAttribute('aria-labelledby') ?? '');
    const topOf = (element: Element) => element.getBoundingClientRect().top;
    const others = [...(section.parentElement?.querySelectorAll(':scope > section') ?? [])];
    const beside = others.some((other) => other !== section && Math.abs(topOf(other) - topOf(section)) < 2);
    if (beside && heading && topOf(heading) - topOf(section) > 48 * text)
      found.add(`far below the top of its section: ${nameOf(heading)}`);
  }
  if (document.documentElement.scrollWidth > width) found.add('the page scrolls sideways');

  /** Where a field shows what is typed: its buttons (clear, show) stand in the room beside. */
  const inside = ({ element, box: { left, right, top, bottom } }: Thing): Box => {
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return { left: left + parseFloat(paddingLeft), right: right - parseFloat(paddingRight), top, bottom };
  };
  /** How far two boxes lie on one another, in the direction in which it is less; lines may touch a little. */
  const shared = (one: Box, other: Box) =>
    Math.min(
      Math.min(one.right, other.right) - Math.max(one.left, other.left),
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
    );
  const related = (one: Thing, other: Thing) =>
    one.element.contains(other.element) || other.element.contains(one.element);
  const sorted = things.sort((one, other) => one.box.top - other.box.top);
  sorted.forEach((one, index) => {
    for (let next = index + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (!other || other.box.top > one.box.bottom - 2) break;
      if (one.layer !== other.layer || shared(one.box, other.box) <= 2 || related(one, other)) continue;
      const beside = [one, other].map((thing, place) => {
        const partner = place === 0 ? other : one;
        return thing.kind === 'field' && partner.kind !== 'field' ? inside(thing) : thing.box;
      });
      if (beside[0] && beside[1] && shared(beside[0], beside[1]) > 2)
        found.add(
          [one, other]
            .map(({ element }) => nameOf(element))
            .toSorted()
            .join(' shares room with '),
        );
    }
  });
  return [...found];
}
