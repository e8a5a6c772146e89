import { configure } from '@testing-library/dom';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';

// What a wrong page never shows is waited for once for each wrong page. Still far longer than what it shows takes.
beforeAll(() => configure({ asyncUtilTimeout: 3_000 }));
// The files share their modules: what the first one that loads src/ui/testing.tsx asks for is asked for here by each.
afterEach(cleanup);
