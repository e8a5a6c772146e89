/** How an event repeats: monthly is by its weekday, as "the second Tuesday". */
export const REPEATS = ['weekly', 'biweekly', 'monthly'] as const;
export type Repeat = (typeof REPEATS)[number];
