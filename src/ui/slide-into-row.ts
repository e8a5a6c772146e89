/** Scrolls a row sideways until one of what it holds is in sight, and nothing around it: the page stays where it is. */
export function slideIntoRow(row: HTMLElement | null, item: Element | null | undefined): void {
  if (!row || !item) return;
  const place = item.getBoundingClientRect();
  const sight = row.getBoundingClientRect();
  if (place.left < sight.left) row.scrollLeft -= sight.left - place.left;
  else if (place.right > sight.right) row.scrollLeft += place.right - sight.right;
}
