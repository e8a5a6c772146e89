import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CHANGED_EVENT, EVENT_OF_POST, NEW_EVENT, server } from './test-support/typed-calendar';
import {
  aroundEach,
  CLOSED,
  EVERYWHERE,
  isGivenBack,
  isTheirsAlone,
  OF_OUTBOX,
  OF_PERSONS,
  survives,
  typedAt,
} from './test-support/typed-events';

// What is typed survives (docs/decisions.md 45): events, which the outbox sends. What is made of a post waits and is
// stopped among the events, where no form of the post is.

aroundEach();
beforeEach(server.restore);

const PLACES = [NEW_EVENT, CHANGED_EVENT, EVENT_OF_POST];

describe('What is typed of an event is there after', () => {
  survives(PLACES, { ...EVERYWHERE, ...OF_PERSONS });
  survives([NEW_EVENT, CHANGED_EVENT], OF_OUTBOX);
});

isTheirsAlone(PLACES);

describe('What is typed of an event is given back when', () => isGivenBack(PLACES, CLOSED));

describe('What is typed of an event is shown to copy when', () => {
  it('the event is deleted meanwhile', async () => {
    const world = await typedAt(CHANGED_EVENT);
    await server.remove();
    expect(world.read()).toEqual(world.typed);
    await world.close();
    await world.load();
    const card = await screen.findByRole('article', {
      name: 'The event you were changing is no longer here.',
    });
    await vi.waitFor(() => expect(card).toHaveTextContent('Bring cake'));
  });
});
