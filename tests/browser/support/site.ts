import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localFolder } from '../../../scripts/backend/paths.ts';
import { offsetOf } from '../../../scripts/backend/ports.ts';
import { serveHosting } from '../../../scripts/serve/hosting.ts';
import { readHostingConfig } from '../../../scripts/serve/hosting-config.ts';

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** A copy of the built app at an address of its own, which a test can replace by a newer build. */
export interface Site {
  url: string;
  /** Puts a build in its place whose files have other names, as a deploy does; it says so in its title. */
  deployNewer(): void;
  stop(): Promise<void>;
}

/** Serves a copy of the app under test with the real headers. */
export async function openSite(): Promise<Site> {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(join(localFolder(offsetOf('tests')), 'dist'), root, { recursive: true });
  const port = await freePort();
  const hosting = await serveHosting({ root, port, config: readHostingConfig(), localOrigins: [] });
  return {
    url: `http://localhost:${port}`,
    deployNewer: () => rename(root),
    stop: async () => {
      await hosting.stop();
      rmSync(root, { recursive: true });
    },
  };
}

/** Gives every script another hash, everywhere it is named, and marks the pages; the worker then differs, too. */
function rename(root: string): void {
  const assets = join(root, 'assets');
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const newName = (file: string) => file.replace(/\.js$/, 'N.js');
  const texts = [
    ...readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /^[^/]+\.js$|\.html$/.test(file),
    ),
    ...scripts.map((file) => `assets/${file}`),
  ];
  for (const file of texts) {
    let text = readFileSync(join(root, file), 'utf8');
    for (const script of scripts) text = text.replaceAll(script, newName(script));
    // The worker fetches a page again only when its revision differs.
    if (file === 'sw.js')
      text = text.replace(/(revision":")[0-9a-f]{4}(\w*","url":"\w+\.html")/g, '$1beef$2');
    if (file.endsWith('.html')) text = text.replace('<head>', '<head><meta name="version" content="newer">');
    writeFileSync(join(root, file), text);
  }
  for (const script of scripts) renameSync(join(assets, script), join(assets, newName(script)));
}
