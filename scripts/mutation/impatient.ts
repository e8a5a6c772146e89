import { configure } from '@testing-library/dom';
import { beforeAll } from 'vitest';

// What a wrong page never shows is waited for once for each wrong page. Still far longer than what it shows takes.
beforeAll(() => configure({ asyncUtilTimeout: 3_000 }));
