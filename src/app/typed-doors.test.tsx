import { describe } from 'vitest';
import { aroundEach, EVERYWHERE, survives } from './test-support/typed-events';
import { DOORS } from './test-support/typed-places';

// What is typed survives (docs/decisions.md 45): places before the door, against everything that may happen there. Log-out and
// another school can't: nobody is signed in. Passwords are never stored, and asked for again.

aroundEach();

describe('What a visitor types is there after', () => survives(DOORS, EVERYWHERE));
