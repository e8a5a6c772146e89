import type { ManifestOptions } from 'vite-plugin-pwa';
import { brand } from '../../src/brand.ts';

// Paper and ink of src/styles/tokens.css, light theme; a manifest knows only one.
const PAPER = '#f5efe3';

const screenshot = (file: string, sizes: string, form_factor: 'narrow' | 'wide', label: string) => ({
  src: `/screenshots/${file}.png`,
  sizes,
  type: 'image/png',
  form_factor,
  label,
});

/** What the installed app is called, looks like and starts with. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: brand.name,
  short_name: brand.name,
  description: `${brand.tagline}: private, and run by its parents.`,
  lang: 'en',
  dir: 'ltr',
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  background_color: PAPER,
  theme_color: PAPER,
  categories: ['social', 'education'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  screenshots: [
    screenshot('feed-phone', '780x1688', 'narrow', 'The feed of a made-up school'),
    screenshot('feed-wide', '1280x800', 'wide', 'The feed of a made-up school'),
  ],
  shortcuts: [
    { name: 'Events', url: '/events' },
    { name: 'Directory', url: '/directory' },
    { name: 'Notifications', url: '/notifications' },
  ],
};
