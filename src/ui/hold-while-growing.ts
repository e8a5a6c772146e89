/** By these somebody takes the page in their own hand. */
const HANDS_ON = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Leads to a place of the page again each time that what is on it grows, until it is settled or somebody moves it.
 * @param lead scrolls there; first called after the next layout
 * @param settledMs how long it may grow
 * @returns lets go of it
 */
export function holdWhileGrowing(lead: () => void, settledMs: number): () => void {
  const growth = new ResizeObserver(lead);
  growth.observe(document.body);
  const letGo = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const event of HANDS_ON) window.removeEventListener(event, letGo);
  };
  const timer = setTimeout(letGo, settledMs);
  for (const event of HANDS_ON) window.addEventListener(event, letGo, { passive: true });
  return letGo;
}
