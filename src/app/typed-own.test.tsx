import { beforeAll, describe } from 'vitest';
import { CreateGroupPage, GroupsPage } from '@/features/groups';
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
import { CHILD_BEING_TYPED, GROUP, PROFILE } from './test-support/typed-own';

// What is typed survives (docs/decisions.md 45): a group that is begun, one's profile, its children and its picture.

stubDrawing();

// Fetched when first opened: no test waits for that.
beforeAll(() => Promise.all([CreateGroupPage.preload(), GroupsPage.preload()]));

aroundEach();

const PLACES = [GROUP, ...PROFILE];

describe('What a person types is there after', () => {
  survives([...PLACES, CHILD_BEING_TYPED], { ...EVERYWHERE, ...OF_PERSONS });
  survives(PLACES, OF_OUTBOX);
});

describe('What a person types is shown, to copy or to discard, when', () => isGivenBack([GROUP], CLOSED));

isTheirsAlone([...PLACES, CHILD_BEING_TYPED]);
