import { beforeEach, describe, vi } from 'vitest';
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

// No browser draws here: a picture is stored as it was chosen.
vi.mock('@/features/pictures', async (original) => ({
  ...(await original<object>()),
  encodePicture: async (blob: Blob) => ({ blob, name: '1x1.webp', width: 1, height: 1 }),
}));

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
