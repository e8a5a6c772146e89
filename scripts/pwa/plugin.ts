import { VitePWA } from 'vite-plugin-pwa';
import { webManifest } from './manifest.ts';

/**
 * Manifest and service worker, which is ours (src/app/worker) out of Workbox's modules. The page registers it itself
 * (src/app/update-prompt.tsx).
 */
export const pwa = () =>
  VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    strategies: 'injectManifest',
    srcDir: 'src/app/worker',
    filename: 'sw.ts',
    manifest: webManifest,
    includeManifestIcons: false,
    injectManifest: {
      // One script that is no module: not every browser takes one for a worker.
      rollupFormat: 'iife',
      // All code of one version together: after a deploy an open page never asks for a file that is gone.
      globPatterns: [
        '*.html',
        'assets/*.{js,css}',
        'assets/*-letters-*.woff2',
        'icons/icon.svg',
        'drawings/*.svg',
      ],
      dontCacheBustURLsMatching: /^assets\//,
    },
  });
