import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ErrorCode } from '@/backend/errors';
import { removeStored } from '@/stored';
import { hasUnsaved } from '@/unsaved';
import { press, type TypedPlace, TypedWorld } from './typed-world';

/** Around each cell: no page is really loaded anew. */
export function aroundEach(): void {
  beforeEach(() => {
    vi.spyOn(window.location, 'reload').mockReturnValue();
    vi.spyOn(window.location, 'replace').mockReturnValue();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    // What a page without storage has remembered goes with it.
    for (const store of ['session', 'local'] as const) removeStored(store, () => true);
  });
}

export async function typedAt(place: TypedPlace, keeps = false): Promise<TypedWorld> {
  const world = new TypedWorld(place, keeps);
  await world.open();
  world.type();
  return world;
}
const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};
const NO_STORE = { getItem: denied, setItem: denied, removeItem: denied };
const asksBeforeReload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** An event, after which everything typed is in its fields. */
type Happens = (world: TypedWorld) => Promise<void>;

const fails =
  (code: ErrorCode): Happens =>
  async (world) => {
    await world.send(code);
    await world.reload();
  };

export const EVERYWHERE: Record<string, Happens> = {
  'a reload': (world) => world.reload(),
  Back: async (world) => {
    await world.goElsewhere();
    await world.comeBack('Back');
  },
  'a wrong click on a link': async (world) => {
    await world.goElsewhere();
    await world.comeBack('link');
  },
  'a write that fails': fails('internal'),
  'a write that is refused': fails('permission-denied'),
  'a quota that is used up': fails('resource-exhausted'),
  'an account that is disabled': fails('unauthenticated'),
  'an update of the app': async (world) => {
    // Nothing holds the reload back.
    expect(hasUnsaved()).toBe(false);
    await world.reload();
  },
  'a device without storage': async (world) => {
    world.close();
    vi.stubGlobal('sessionStorage', NO_STORE);
    vi.stubGlobal('localStorage', NO_STORE);
    await world.open();
    expect(asksBeforeReload()).toBe(false);
    world.type();
    expect(asksBeforeReload()).toBe(true);
    expect(hasUnsaved()).toBe(true);
    await world.goElsewhere();
    await world.comeBack('link');
  },
};

export const OF_PERSONS: Record<string, Happens> = {
  'a log-out in another tab': async (world) => {
    await world.logOutElsewhere();
    expect(window.location.reload).toHaveBeenCalledOnce();
    await world.reload();
  },
  'a sign-in that has run out': async (world) => {
    await world.endSignIn();
    await world.reload();
  },
  'a log-out here that is called off': async ({ place }) => {
    await place.stepBack?.();
    await press('Leave');
    expect(await screen.findByText('Log out and lose what was not sent?')).toBeTruthy();
    await press('Cancel');
    await place.reach?.();
  },
  'another school in this tab': async (world) => {
    world.close();
    sessionStorage.setItem('schoolgate.school', 'elm');
    await world.open();
  },
};

/** Holds for each of these places that everything typed is there after each of these events. */
export function survives(places: readonly TypedPlace[], events: Record<string, Happens>): void {
  const cells = places.flatMap((place) =>
    Object.entries(events).map(([event, happens]) => ({ place, name: place.name, event, happens })),
  );
  it.each(cells)('$event: $name', async ({ place, happens }) => {
    const world = await typedAt(place);
    await happens(world);
    expect(world.read()).toEqual(place.typed);
  });
}
