import { beforeEach, describe } from 'vitest';
import { stubDrawing } from '@/features/pictures/testing';
import {
  aroundEach,
  CLOSED,
  EVERYWHERE,
  isGivenBack,
  isTheirsAlone,
  OF_OUTBOX,
  OF_PERSONS,
  survives,
} from './test-support/typed-events';
import { COMMENTS, FEED, server } from './test-support/typed-feed';

// What is typed survives (docs/decisions.md 45): posts and comments, which the outbox sends.

stubDrawing();

aroundEach();
beforeEach(server.restore);

describe('What is written to a school is there after', () => {
  survives(FEED, { ...EVERYWHERE, ...OF_PERSONS, ...OF_OUTBOX });
});

isTheirsAlone(FEED);

describe('What is written to a school is given back when', () => {
  isGivenBack(FEED, CLOSED);
  isGivenBack(COMMENTS, {
    'the post is deleted': async (world) => {
      await server.remove();
      return world.place.person;
    },
  });
});
