import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aMember } from '@/features/session/testing';
import { aroundEach, OF_PERSONS, survives, typedAt } from './test-support/typed-events';
import { INSIDE } from './test-support/typed-places';
import { draftsLeft, press } from './test-support/typed-world';

// What is typed survives (docs/decisions.md 45) whoever leaves here or elsewhere, and is seen by nobody else.

aroundEach();

describe('What a person types is there after', () => survives(INSIDE, OF_PERSONS));

describe('With a sign-in that is kept, what is typed', () => {
  it.each(INSIDE)(
    'is in a new tab, and after a log-out in another in this one alone: $name',
    async (place) => {
      const world = await typedAt(place, true);
      sessionStorage.clear();
      await world.reload();
      expect(world.read()).toEqual(place.typed);
      await world.logOutElsewhere();
      expect(Object.keys(localStorage).filter((key) => key.startsWith('schoolgate.draft'))).toEqual([]);
      await world.reload();
      expect(world.read()).toEqual(place.typed);
    },
  );
});

describe('With a sign-in that is kept and that the server ends, what is typed', () => {
  it.each(INSIDE)('is in this tab alone: $name', async (place) => {
    const world = await typedAt(place, true);
    await world.endSignIn();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('schoolgate.draft'))).toEqual([]);
    await world.reload();
    expect(world.read()).toEqual(place.typed);
  });
});

describe('What is typed is seen by nobody else', () => {
  it.each(INSIDE)('after a log-out here, which asks first: $name', async (place) => {
    const world = await typedAt(place);
    await place.stepBack?.();
    await press('Leave');
    expect(await screen.findByText(/You have begun to write something/)).toBeTruthy();
    await press('Log Out');
    await vi.waitFor(() => expect(window.location.replace).toHaveBeenCalledOnce());
    expect(draftsLeft()).toEqual([]);
    await world.reload();
    expect(Object.values(world.read()).join('')).toBe('');
  });

  it.each(INSIDE)('after a log-out in another tab: $name', async (place) => {
    const world = await typedAt(place);
    await world.logOutElsewhere();
    const { isAdmin, isModerator } = place.person ?? {};
    await world.reload(aMember({ ...place.person, uid: 'eve', isAdmin, isModerator } as object));
    expect(Object.values(world.read()).join('')).toBe('');
    expect(draftsLeft()).toEqual([]);
  });
});
