import { configure } from '@testing-library/dom';
import { beforeAll } from 'vitest';
import { waitAtMost } from '../../tests/support/patience.ts';

// What a wrong page never shows is waited for once for each wrong page. Still far longer than what it shows takes.
const SOON_MS = 3_000;
waitAtMost(SOON_MS);
beforeAll(() => configure({ asyncUtilTimeout: SOON_MS }));
