export const isStyleSheet = (address: unknown): address is string =>
  typeof address === 'string' && /^\/assets\/[\w.-]+\.css$/.test(address);

/** The style sheets of a page, by their addresses. */
export const stylesOf = (page: Document): string[] =>
  [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    .map(({ href }) => href.replace(window.location.origin, ''))
    .filter(isStyleSheet);

/**
 * Adds the style sheets that a page does not have yet. Resolves when they are there; null where there is nothing to wait
 * for, as most browsers paint nothing before a sheet that says so in the head has come.
 */
export function addStyles(page: Document, styles: readonly string[]): Promise<unknown> | null {
  const there = stylesOf(page);
  const sheets = styles
    .filter((one) => !there.includes(one))
    .map((href) => {
      const sheet = page.createElement('link');
      sheet.setAttribute('blocking', 'render');
      sheet.rel = 'stylesheet';
      sheet.crossOrigin = '';
      sheet.href = href;
      return sheet;
    });
  page.head.append(...sheets);
  if (sheets.length === 0 || 'blocking' in HTMLLinkElement.prototype) return null;
  return Promise.all(
    sheets.map((sheet) => new Promise((resolve) => sheet.addEventListener('load', resolve))),
  );
}
