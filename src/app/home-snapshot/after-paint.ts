/** Behind the next paint. */
export const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work));
