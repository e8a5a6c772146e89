import '@testing-library/jest-dom/vitest';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';

// Before each file of component tests. Files share the libraries, which take longer to load than most files to run, and
// the window, but none of our modules and nothing that was left on the page before.
vi.resetModules();
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
document.title = '';
history.replaceState(null, '', '/');

const { cleanup, configure } = await import('@testing-library/react');
const { default: i18next } = await import('i18next');
const { startI18n } = await import('@/i18n/i18n');

const messages = import.meta.glob<Record<string, unknown>>('../../messages/en/*.json', {
  eager: true,
  import: 'default',
});

// A second is too short for a chunk that is fetched on a machine busy with other suites; whoever finds waits no longer.
configure({ asyncUtilTimeout: 10_000 });

// Every English message is there, and each test cleans up after itself.
beforeAll(async () => {
  await startI18n('en');
  for (const [path, bundle] of Object.entries(messages)) {
    i18next.addResourceBundle('en', path.replace(/^.*\/|\.json$/g, ''), bundle);
  }
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// A page that is closed hears nothing and answers no other any more.
const endings: (() => void)[] = [];
const Channel = globalThis.BroadcastChannel;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(name);
    endings.push(() => this.close());
  }
};
for (const target of [window, document] as EventTarget[]) {
  const { addEventListener } = target;
  target.addEventListener = (...listening: Parameters<EventTarget['addEventListener']>) => {
    endings.push(() => target.removeEventListener(...listening));
    addEventListener.apply(target, listening);
  };
  endings.push(() => {
    target.addEventListener = addEventListener;
  });
}
afterAll(() => {
  for (const end of endings) end();
  globalThis.BroadcastChannel = Channel;
});
