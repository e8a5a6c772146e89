import { afterEach, vi } from 'vitest';

/** Says whether there is room for tables in the tests of a file that calls it; ends with each test. */
export function onScreen(isWide: boolean): void {
  const query = Object.assign(new EventTarget(), { matches: isWide });
  vi.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
}

afterEach(() => void vi.restoreAllMocks());
