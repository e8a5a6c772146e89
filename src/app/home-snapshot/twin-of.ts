/** What a screen reader calls it, or nearly. */
const nameOf = (element: Element) =>
  element.getAttribute('aria-label') ?? element.getAttribute('placeholder') ?? element.textContent;

/**
 * What on the page is the same as something in a home that was kept: of the same post, with the same name, leading to
 * the same place, in the same state. Null where there is none, or more than one that could be meant.
 */
export function twinOf(kept: Element, root: Element): HTMLElement | null {
  const post = kept.closest('[data-of]')?.getAttribute('data-of');
  const scope = post ? root.querySelector(`#${CSS.escape(post)}`) : root;
  const to = kept.getAttribute('data-to');
  const alike = [...(scope?.querySelectorAll<HTMLElement>(kept.tagName) ?? [])].filter(
    (one) =>
      nameOf(one) === nameOf(kept) &&
      one.getAttribute('href') === to &&
      one.getAttribute('aria-pressed') === kept.getAttribute('aria-pressed'),
  );
  // Of links that lead to one place each is right.
  return (to !== null || alike.length === 1 ? alike[0] : null) ?? null;
}
