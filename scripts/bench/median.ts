/** The middle one of several numbers. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** How many times as long as on the bare page, to the hundredth. */
export const ratio = (value: number, bare: number): number => Math.round((value / bare) * 100) / 100;
