import type { Rolldown } from 'vite';

/**
 * Which modules of the app share a file, so that a page fetches what it needs in few requests, and nothing else.
 * What that makes of each page, scripts/check-bytes.ts measures.
 */

// What the dashboard, which is the first page of nearly every visit, has no use for, or what brings a library and is
// fetched when first opened. It goes with the pages that show it.
const lateUi = [
  'panel(?!-trigger)',
  'dialog',
  'tabs',
  'gallery',
  'notice',
  'checkbox',
  'linked-text',
  'use-undoable',
  'late-menu',
  'menu\\.',
  'use-opener',
  'scroll-to-top',
  'search-box',
  'password-field',
  'progress-bar',
  'draft-row',
  'use-has-come-near',
  'link-text',
  'text-block',
  'marked-text',
  'style-singleton',
  'text-field',
  'use-address-choice',
  'use-validation-message',
  'use-click-before-hydration',
  'table/',
  'use-visible-window',
  'avatar-row',
  'file-check',
  'file-field',
  'input-time',
  'choices',
  'use-has-room',
  'save-file',
  'rows',
  'paged-list',
  'official-badge',
  'home-screen',
];

const lateIcons = [
  'trash',
  'share-2',
  'arrow-up',
  'square-arrow-up-right-exit',
  'chart-column',
  'inbox',
  'download',
  'plus',
  'arrow-down',
  'chevron-right',
  'file-text',
  'camera-off',
  'siren',
  'scale',
  'phone',
  'eye-off',
  'copy',
  'eye',
  'pencil',
  'settings-2',
  'flag',
  'upload',
  'archive',
  'archive-restore',
  'user-check',
  'user-minus',
  'user-x',
  'calendar-days',
  'calendar-plus',
  'gift',
  'repeat',
  'calendar-clock',
  'school',
];

const lateOffline = [
  'draft-card',
  'outgoing-note',
  'stop-sending',
  'restore-to-form',
  'use-sending-status',
  'use-object-url',
  'lazy-encode-picture',
  'api/use-(submit-to-outbox|save-form)',
  'change-note',
  'restore-fields',
  'use-shown-entries',
  'outbox/waiting-change',
];

/** Fits what one of the patterns fits. */
const anyOf = (...patterns: readonly string[]) => new RegExp(patterns.join('|'));

// Small parts that the public pages and nearly all others use.
const controls =
  /src\/(brand|domain\/slugs|features\/session\/signed-in-hint|ui\/(cx|button-style|gate-mark|link-button|skip-link|use-scroll-and-focus-reset|use-hydrated|use-page-title))\.tsx?$|lucide-react\/dist\/esm\/(?!icons\/)/;

// What is around the public pages. Railings alone would be a file smaller than what asking for it weighs.
const publicPages = /src\/features\/landing\/(public-page|page-footer|railings)\.tsx?$/;

// What most pages of members share; without the parts that bring a library and are fetched when first opened, and
// without those that the dashboard, which is the first page of nearly every visit, has no use for.
const membersParts = anyOf(
  `src/ui/(?!.*(${lateUi.join('|')}))`,
  `lucide-react/(?!.*/icons/(${lateIcons.join('|')})\\.)`,
  '@tanstack',
  'src/i18n/(create-)?format',
  'src/features/session/(?!index|api/use-reviewed-schools|form-school|use-school-of-form)',
  'src/domain/(chosen-school|image|fields|time-zone|relative-time|search-tokens|shown-profile|event-time|event-detection|entities/(user|post)|inputs/content)\\.',
  'src/backend/errors',
  'src/backend/react/(?!use-live-pages|live-pages|use-refresh|react-keys)',
);

// What the backend and the parts that it fetches later share. The forms of public pages need the first alone.
const firebaseApp =
  /node_modules\/@firebase\/(app|component|logger|util)\/|src\/backend\/firebase\/(sdk\/(app|errors)|reachability\/[^/]+)\.ts$/;
const signInAndStore = /node_modules\/@firebase\/(auth|firestore)\//;
const backend =
  /src\/backend\/firebase\/(index|reading\/(?!watch-all-pages)|writing\/commit|collections\/join-cooldowns)/;

// What the backend shares with the rest of the app, apart from the parts around the pages: it comes before all of that, and
// asks first (src/app/first-questions.ts).
const ofBackend = anyOf(
  'src/backend/(errors|fetched|log-failure|remembered-school)\\.',
  'src/domain/(chosen-school|fields|ids|limits|truncate|mentions|search-tokens|event-time|author-snapshot|time)\\.',
  'src/domain/entities/(read-entity|hidden-item|user|post|poll|join-cooldown)\\.',
);

// The frame of the app and of the demo, and what the parts on the dashboard share with other pages. Also what both
// backends make new entities with: it would go into the file of Firebase, which the demo must not load.
const frame = anyOf(
  'src/app/(frame|query-client)',
  'src/backend/(react/backend-source|ports/joining)',
  'src/encoded-files',
  'src/domain/(ids|author-snapshot|entities/hidden-item)',
  'src/features/community/api/community-keys',
  `src/features/(pictures|offline)/(?!${lateOffline.join('|')})`,
  '@tanstack',
);
// What nearly every form has, and the dashboard has not.
const forms = /src\/ui\/(text-field|checkbox|use-click-before-hydration|use-validation-message)\./;
const feed = /src\/(app\/screens\/dashboard-screen|features\/feed\/(post\/post-card|list\/feed))\./;
// Of the menus, and of what is shown in place of something hidden.
const hiding = /src\/features\/community\/api\/use-change-hidden\./;
// What of the community the dashboard has no use for, which imports the rest of that folder.
const community = /src\/features\/community\/(late-parts|banners\/paused-note)\./;
// With the field of documents, which the same pages have; apart they are larger.
const acceptance = /src\/(features\/community\/joining-parts|ui\/file-field)\./;
// What of these features the dashboard does not show, and small rules of entities that the demo and late pages share.
const lateParts = anyOf(
  'src/features/(announcements|events)/late-parts\\.',
  'src/domain/(announcement-limits|sign-up-slots|(entities|inputs)/announcement)\\.',
);
const events = /src\/features\/events\/(soon-panel|api\/use-upcoming-events)\./;
// What the features say to others of a form that is not on the dashboard.
const eventDraft = /src\/(features\/events\/event-draft|domain\/(occurrence-id|wall-time))\./;
const notifications = /src\/features\/notifications\/(index|api\/use-unread)\./;

/** The groups of `build.rolldownOptions.output.codeSplitting`. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // What every page loads is one file; small files compress badly and each costs a request.
  // The entry stays apart: the manifest names it, and what it loads, by its own file.
  {
    name: 'base',
    tags: ['$initial'],
    priority: 3,
    test: /^(?!.*\/(index\.html|src\/main\.tsx|[^/]+\.css)$)/,
  },
  { name: 'controls', test: controls, priority: 2 },
  { name: 'public-page', test: publicPages, priority: 2 },
  { name: 'domain', test: ofBackend, minShareCount: 2, priority: 1.5 },
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
  { name: 'late-parts', test: lateParts },
  { name: 'format-iso', test: /date-fns\/formatISO\./ },
  { name: 'event-draft', test: eventDraft },
  { name: 'hiding', test: hiding },
  { name: 'feed', test: feed },
  { name: 'events', test: events },
  { name: 'notifications', test: notifications },
];
