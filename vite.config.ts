import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { lateSecondFactor } from './scripts/auth/late-second-factor.ts';
import { firestoreWithoutPipelines } from './scripts/firestore/without-pipelines.ts';
import { prerender } from './scripts/prerender/plugin.ts';
import { pwa } from './scripts/pwa/plugin.ts';

// Small parts that the public pages and nearly all others use.
const controls =
  /src\/(brand|features\/session\/signed-in-hint|ui\/(cx|button-style|gate-mark|link-button|skip-link|use-scroll-and-focus-reset|use-page-title))\.tsx?$|lucide-react\/dist\/esm\/(?!icons\/)/;

// What most pages of members share; without the parts that bring a library and are fetched when first opened, and
// without those that the dashboard, which is the first page of nearly every visit, has no use for.
const membersParts =
  /src\/ui\/(?!.*(panel(?!-trigger)|dialog|tabs|gallery|notice|checkbox|linked-text|use-undoable|late-menu|menu\.|use-opener|scroll-to-top|search-box|password-field|progress-bar|draft-row|use-has-come-near|link-text|text-block|marked-text|style-singleton|text-field|use-address-choice|use-validation-message|table\/|use-visible-window|avatar-row|file-check|file-field|input-time|choices|use-has-room|save-file|rows|paged-list|official-badge))|lucide-react\/(?!.*\/icons\/(trash|share-2|arrow-up|square-arrow-up-right-exit|chart-column|inbox|download|plus|arrow-down|chevron-right|file-text|camera-off|siren|scale|phone|eye-off|copy|eye|pencil|settings-2|flag|upload|archive|archive-restore|user-check|user-minus|user-x|calendar-days|gift)\.)|@tanstack|src\/i18n\/format|src\/features\/session\/(?!index|api\/use-reviewed-schools)|src\/domain\/(image|fields|relative-time|search-tokens|event-time|event-detection|entities\/(user|post)|inputs\/content)\.|src\/backend\/errors|src\/backend\/react\/(?!use-live-pages|live-pages|use-refresh|react-keys)/;

// What the backend and the parts that it fetches later share. The forms of public pages need the first alone.
const firebaseApp =
  /node_modules\/@firebase\/(app|component|logger|util)\/|src\/backend\/firebase\/(sdk\/(app|errors)|reachability\/[^/]+)\.ts$/;
const signInAndStore = /node_modules\/@firebase\/(auth|firestore)\//;
const backend =
  /src\/backend\/firebase\/(index|reading\/(?!watch-all-pages)|writing\/commit|collections\/join-cooldowns)/;

// The frame of the app and of the demo, and what the parts on the dashboard share with other pages. Also what both
// backends make new entities with: it would go into the file of Firebase, which the demo must not load.
const frame =
  /src\/(app\/(frame|query-client)|backend\/(react\/backend-source|ports\/joining)|encoded-files|domain\/(ids|author-snapshot|entities\/(hidden-item|join-cooldown))|features\/(community\/api\/community-keys|(pictures|offline)\/(?!draft-card|outgoing-note|stop-sending|restore-to-form|use-sending-status|use-object-url|lazy-encode-picture|api\/use-(submit-to-outbox|save-form)|change-note|restore-fields|outbox\/waiting-change)))|@tanstack/;
// What nearly every form has, and the dashboard has not.
const forms = /src\/ui\/(text-field|checkbox|use-validation-message)\./;
const feed = /src\/(app\/screens\/dashboard-screen|features\/feed\/(post\/post-card|list\/feed))\./;
// Of the menus, and of what is shown in place of something hidden.
const hiding = /src\/features\/community\/api\/use-change-hidden\./;
// What of the community the dashboard has no use for, which imports the rest of that folder.
const community = /src\/features\/community\/late-parts\./;
// With the field of documents, which the same pages have; apart they are larger.
const acceptance = /src\/(features\/community\/joining-parts|ui\/file-field)\./;
const events = /src\/features\/events\/(soon-panel|api\/use-upcoming-events)\./;
// What the features say to others of a form that is not on the dashboard.
const eventDraft = /src\/features\/events\/event-draft\./;
const notifications = /src\/features\/notifications\/(index|api\/use-unread)\./;

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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page loads is one file; small files compress badly and each costs a request.
            // The entry stays apart: the manifest names it, and what it loads, by its own file.
            {
              name: 'base',
              tags: ['$initial'],
              priority: 3,
              test: /^(?!.*\/(index\.html|src\/main\.tsx|[^/]+\.css)$)/,
            },
            { name: 'controls', test: controls, priority: 2 },
            { name: 'members', test: membersParts, minShareCount: 3, priority: 1 },
            // Each group takes along what its modules import; the earlier ones keep theirs.
            { name: 'env', test: /src\/env\.ts$/ },
            { name: 'firebase-app', test: firebaseApp },
            { name: 'sdk', test: signInAndStore },
            { name: 'area', test: frame, minShareCount: 2 },
            { name: 'firebase', test: backend },
            { name: 'forms', test: forms },
            { name: 'community', test: community },
            { name: 'acceptance', test: acceptance },
            { name: 'format-iso', test: /date-fns\/formatISO\./ },
            { name: 'event-draft', test: eventDraft },
            { name: 'hiding', test: hiding },
            { name: 'feed', test: feed },
            { name: 'events', test: events },
            { name: 'notifications', test: notifications },
          ],
        },
      },
    },
  },
});
