import { useSyncExternalStore } from 'react';

/**
 * How much room a table needs: as `md` of the styles, for seven days; as `lg`, from where on the frame has its rail; or half
 * as much again.
 */
export type Room = 'week' | 'wide' | 'ample';

const storeOf = (media: string) => ({
  isThere: () => window.matchMedia(media).matches,
  subscribe: (onChange: () => void) => {
    const query = window.matchMedia(media);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  },
});

const ROOMS: Record<Room, ReturnType<typeof storeOf>> = {
  week: storeOf('(min-width: 48rem)'),
  wide: storeOf('(min-width: 64rem)'),
  ample: storeOf('(min-width: 96rem)'),
};

/**
 * Whether there is room for a table. Asked here and not by CSS: only one of table and list is on the page, so none is read
 * out twice, and what is not shown asks the server for nothing.
 */
export function useHasRoom(room: Room): boolean {
  const { subscribe, isThere } = ROOMS[room];
  return useSyncExternalStore(subscribe, isThere);
}
