/** Whether this person asks their device for less motion now. */
export const prefersCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
