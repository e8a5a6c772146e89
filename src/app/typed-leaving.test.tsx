import { describe } from 'vitest';
import { aroundEach, isTheirsAlone, OF_PERSONS, survives } from './test-support/typed-events';
import { INSIDE } from './test-support/typed-places';

// What is typed survives (docs/decisions.md 45) whoever leaves here or elsewhere, and is seen by nobody else.

aroundEach();

describe('What a person types is there after', () => survives(INSIDE, OF_PERSONS));

isTheirsAlone(INSIDE);
