import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findChromium } from './find-chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
const program = join(folder, 'chromium');
writeFileSync(program, '#!/bin/sh\n');
chmodSync(program, 0o755);
afterAll(() => rmSync(folder, { recursive: true }));

test('takes the named program before all others', () => {
  expect(findChromium({ CHROMIUM_PATH: program, PATH: '/usr/bin' })).toBe(program);
});

test('says so when the named program is not there', () => {
  expect(() => findChromium({ CHROMIUM_PATH: join(folder, 'none') })).toThrow(/CHROMIUM_PATH/);
});

test('finds one on the path', () => {
  // Playwright's own, where installed, comes first.
  expect([program, expect.stringContaining('ms-playwright')]).toContainEqual(findChromium({ PATH: folder }));
});
