import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { lateSecondFactor } from './scripts/auth/late-second-factor.ts';
import { chunkGroups } from './scripts/chunk-groups.ts';
import { firestoreWithoutPipelines } from './scripts/firestore/without-pipelines.ts';
import { fonts } from './scripts/fonts/plugin.ts';
import { prerender } from './scripts/prerender/plugin.ts';
import { pwa } from './scripts/pwa/plugin.ts';

const routerBuild = (entry: string) =>
  fileURLToPath(new URL(`./node_modules/react-router/dist/production/${entry}.mjs`, import.meta.url));

/** The router's package leads every bundler to the build that warns developers. People get the one without. */
const routerWithoutWarnings: Plugin = {
  name: 'schoolgate:router-without-warnings',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: routerBuild('index') },
        { find: /^react-router\/dom$/, replacement: routerBuild('dom-export') },
      ],
    },
  }),
};

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    fonts(),
    firestoreWithoutPipelines(),
    lateSecondFactor(),
    routerWithoutWarnings,
    prerender(),
    pwa(),
  ],
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('./src', import.meta.url)),
      // The policy of our hosting refuses the style elements of the original.
      'react-style-singleton': fileURLToPath(new URL('./src/ui/style-singleton.ts', import.meta.url)),
    },
  },
  define: { 'import.meta.env.VITE_BUILT_IN': JSON.stringify(String(new Date().getFullYear())) },
  // The manifest is what scripts/check-bytes.ts walks to hold the byte budgets.
  build: {
    manifest: true,
    target: 'es2022',
    // What a page needs is named in its HTML; a list of it beside every import weighed more than it saved.
    modulePreload: false,
    rolldownOptions: {
      output: {
        // Each page names hundreds of files that it may fetch later: how each name begins says enough, and nothing in a
        // hash can be compressed.
        chunkFileNames: ({ name }) => `assets/${name.slice(0, 8)}-[hash:7].js`,
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
});
