import { storedText } from '@/stored';
import { useWhileOpen } from '../api/use-while-open';

/** The room that the newest announcement of a school takes on this device's dashboard: the width of the window, and its height. */
const stored = (schoolId: string) => storedText('local', `schoolgate.announcement.${schoolId}`);

function readHeight(schoolId: string): number | null {
  const [width, height] = stored(schoolId).get()?.split(' ') ?? [];
  return Number(width) === innerWidth ? Number(height) : null;
}

/**
 * The height that is kept free for an announcement until its code is there, in pixels, so that no post moves when it comes; null
 * where none is known of, or the window was another one. As long as the app is open nothing comes or goes there by itself.
 */
export const useReservedHeight = (schoolId: string) =>
  useWhileOpen(`height ${schoolId}`, () => readHeight(schoolId));

/** Keeps that height for the next time the app is opened; null keeps nothing free. */
export const reserveHeight = (schoolId: string, height: number | null): void =>
  void stored(schoolId).set(height === null ? null : `${innerWidth} ${height}`);

/** The room that is kept free; nothing where none is. */
export function Room({ schoolId }: { schoolId: string }) {
  const [height] = useReservedHeight(schoolId);
  return height === null ? null : <div data-coming style={{ minHeight: height }} />;
}
