import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { ALBUM } from './gallery/album.ts';
import { makeSheets, report } from './gallery/contact-sheets.ts';

// npm run gallery [-- -g "long names"]: photographs every screen in every state, window and theme into gallery/, one
// contact sheet a screen. What follows the two dashes goes to Playwright; single walks leave the pictures of others.
const asked = process.argv.slice(2);
if (asked.length === 0) rmSync(ALBUM, { recursive: true, force: true });
mkdirSync(ALBUM, { recursive: true });
const walks = spawnSync('npx', ['playwright', 'test', '--config', 'playwright.gallery.config.ts', ...asked], {
  stdio: 'inherit',
});
await makeSheets();
report();
process.exit(walks.status ?? 1);
