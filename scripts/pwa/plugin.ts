import { VitePWA } from 'vite-plugin-pwa';
import { webManifest } from './manifest.ts';

/** Manifest and service worker. The page registers the worker itself (src/app/update-prompt.tsx). */
export const pwa = () =>
  VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    filename: 'sw.js',
    manifest: webManifest,
    includeManifestIcons: false,
    workbox: {
      // All code of one version together: after a deploy an open page never asks for a file that is gone.
      globPatterns: [
        '*.html',
        'assets/*.{js,css}',
        'assets/*-letters-*.woff2',
        'icons/icon.svg',
        'drawings/*.svg',
      ],
      dontCacheBustURLsMatching: /^assets\//,
      navigateFallback: '/app.html',
      // /__/ is the hosting's own (Google sign-in comes back through it); /api/ and files are no pages.
      navigateFallbackDenylist: [/^\/__\//, /^\/api\//, /^[^?]*\/[^/?]+\.[a-z0-9]+(\?|$)/i],
      ignoreURLParametersMatching: [/^code$/, /^utm_/],
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      // Nothing else is cached: what the backend answers belongs to a person and stays out of the worker.
      runtimeCaching: [],
    },
  });
