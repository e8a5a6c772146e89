import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '@/backend/errors';
import type { User } from '@/domain/entities/user';
import { forgetDrafts } from '@/features/drafts';
import { aMember } from '@/features/session/testing';
import { removeStored } from '@/stored';
import { hasUnsaved } from '@/unsaved';
import { draftsLeft, press, type TypedPlace, TypedWorld } from './typed-world';

/** The tab of the cell that runs. */
let open: TypedWorld | undefined;

/** Around each cell: no page is really loaded anew. */
export function aroundEach(): void {
  beforeEach(() => {
    vi.spyOn(window.location, 'reload').mockReturnValue();
    vi.spyOn(window.location, 'replace').mockReturnValue();
  });
  afterEach(async () => {
    // What it was sending waits for nobody.
    await open?.close();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    forgetDrafts();
    // What a page without storage has remembered goes with it.
    for (const store of ['session', 'local'] as const) removeStored(store, () => true);
  });
}

export async function typedAt(place: TypedPlace, keeps = false): Promise<TypedWorld> {
  const world = new TypedWorld(place, keeps);
  open = world;
  await world.open();
  await world.type();
  return world;
}
const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};
const NO_STORE = { getItem: denied, setItem: denied, removeItem: denied };
const asksBeforeReload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Every text and picture that can be seen, in fields as well. */
function onScreen(): string {
  const words = document.body.cloneNode(true) as HTMLElement;
  for (const area of words.querySelectorAll('textarea')) area.remove();
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
    ({ value }) => value,
  );
  const pictures = [...document.querySelectorAll('img')].map(({ src }) => src);
  return [words.textContent, ...fields, ...pictures].join('\n');
}
const timesSeen = (world: TypedWorld) =>
  Object.values(world.typed).map((value) => onScreen().split(value).length - 1);

/** An event, after which everything typed is in its fields. */
type Happens = (world: TypedWorld) => Promise<void>;

const isThere = (world: TypedWorld) => vi.waitFor(() => expect(world.read()).toEqual(world.typed));

const fails =
  (code: ErrorCode): Happens =>
  async (world) => {
    await world.send(code);
    if (world.place.isSentOff) await isThere(world);
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
    await world.close();
    vi.stubGlobal('sessionStorage', NO_STORE);
    vi.stubGlobal('localStorage', NO_STORE);
    await world.open();
    expect(asksBeforeReload()).toBe(false);
    await world.type();
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
    expect(await screen.findByText('Log out and lose what was not sent?')).toBeInTheDocument();
    await press('Cancel');
    if (place.stepBack) await place.reach?.();
  },
  'another school in this tab': async (world) => {
    await world.close();
    sessionStorage.setItem('schoolgate.school', 'elm');
    await world.load();
    if (world.place.isOfSchool) {
      expect(timesSeen(world)).toEqual(Object.keys(world.typed).map(() => 0));
      await world.close();
      sessionStorage.setItem('schoolgate.school', 'oak');
      await world.load();
    }
    await world.reach();
  },
};

/** Of what the outbox has: nothing of it is sent twice, and it is written on where it was. */
export const OF_OUTBOX: Record<string, Happens> = {
  'a service that is full, for which it waits until it is not to be sent': async (world) => {
    await world.send('service-full');
    await world.close();
    await world.load();
    await world.place.reachSent?.();
    await press("Don't send");
  },
  'a server that does not answer, until it is not to be sent': async (world) => {
    await world.send(null);
    await world.close();
    await world.load();
    await world.place.reachSent?.();
    await press("Don't send");
  },
  'a refusal on the next visit': async (world) => {
    await world.send('service-full');
    await world.close();
    world.refusal = 'permission-denied';
    await world.load();
    await press('Edit and send again');
    await world.comeBack('link');
  },
};

const cellsOf = <E>(places: readonly TypedPlace[], events: Record<string, E>) =>
  places.flatMap((place) =>
    Object.entries(events).map(([event, happens]) => ({ place, name: place.name, event, happens })),
  );

/** Holds for each of these places that everything typed is there after each of these events. */
export function survives(places: readonly TypedPlace[], events: Record<string, Happens>): void {
  it.each(cellsOf(places, events))('$event: $name', async ({ place, happens }) => {
    const world = await typedAt(place);
    await happens(world);
    await isThere(world);
  });
}

/** An event by which a place is lost to its person, who is this one from then on. */
type Closes = (world: TypedWorld) => Promise<User | null>;

export const CLOSED: Record<string, Closes> = {
  'the school is closed to its person': async (world) => {
    const { person } = world.place;
    if (!person) throw new Error('Nobody is signed in');
    const schools = person.schools.filter(({ schoolId }) => schoolId !== 'oak');
    const ids = schools.map(({ schoolId }) => schoolId);
    const removed = {
      ...{ ...person, schools, schoolIds: ids, approvedSchools: ids, selectedSchoolId: ids[0] ?? null },
    };
    await world.become(removed);
    return removed;
  },
};

/** Holds for each of these places that what can't be written on is seen once, until it is discarded. */
export function isGivenBack(places: readonly TypedPlace[], events: Record<string, Closes>): void {
  it.each(cellsOf(places, events))('$event: $name', async ({ place, happens }) => {
    const world = await typedAt(place);
    const once = Object.keys(world.typed).map(() => 1);
    const person = await happens(world);
    await vi.waitFor(() => expect(timesSeen(world)).toEqual(once));
    await world.close();
    await world.load(person);
    await screen.findByText("What you were writing can't be sent.");
    expect(timesSeen(world)).toEqual(once);
    await press('Discard');
    await screen.findByText('Discard this draft?');
    await press('Discard');
    await vi.waitFor(() => expect(timesSeen(world)).toEqual(once.map(() => 0)));
    expect(draftsLeft()).toEqual([]);
  });
}

/** Holds for each of these places that what is typed stays with its person, and is seen by nobody else. */
export function isTheirsAlone(places: readonly TypedPlace[]): void {
  const holdsNothing = (world: TypedWorld) =>
    expect(Object.values(world.read()).join('')).toBe(Object.values(world.place.untouched ?? {}).join(''));
  const onDevice = () => Object.keys(localStorage).filter((key) => key.startsWith('schoolgate.draft'));

  describe('With a sign-in that is kept, what is typed', () => {
    it.each(places)(
      'is in a new tab, and after a log-out in another in this one alone: $name',
      async (place) => {
        const world = await typedAt(place, true);
        sessionStorage.clear();
        await world.reload();
        expect(world.read()).toEqual(world.typed);
        await world.logOutElsewhere();
        expect(onDevice()).toEqual([]);
        await world.reload();
        expect(world.read()).toEqual(world.typed);
      },
    );
  });

  describe('With a sign-in that is kept and that the server ends, what is typed', () => {
    it.each(places)('is in this tab alone: $name', async (place) => {
      const world = await typedAt(place, true);
      await world.endSignIn();
      expect(onDevice()).toEqual([]);
      await world.reload();
      expect(world.read()).toEqual(world.typed);
    });
  });

  describe('What is typed is seen by nobody else', () => {
    it.each(places)('after a log-out here, which asks first: $name', async (place) => {
      const world = await typedAt(place);
      await place.stepBack?.();
      await press('Leave');
      expect(await screen.findByText(/You have started writing something/)).toBeInTheDocument();
      await press('Log Out');
      await vi.waitFor(() => expect(window.location.replace).toHaveBeenCalledOnce());
      expect(draftsLeft()).toEqual([]);
      await world.reload();
      holdsNothing(world);
    });

    it.each(places)('after a log-out in another tab: $name', async (place) => {
      const world = await typedAt(place);
      await world.logOutElsewhere();
      const { isAdmin, isModerator } = place.person ?? {};
      await world.reload(aMember({ ...place.person, uid: 'eve', isAdmin, isModerator } as object));
      holdsNothing(world);
      expect(draftsLeft()).toEqual([]);
    });
  });
}
