import { describe } from 'vitest';
import { aroundEach, EVERYWHERE, survives } from './test-support/typed-events';
import { INSIDE } from './test-support/typed-places';

// What is typed survives (docs/decisions.md 45): places behind the door, against everything that may happen anywhere. Documents
// are never stored; record 45 says what becomes of them.

aroundEach();

describe('What a person types is there after', () => survives(INSIDE, EVERYWHERE));
