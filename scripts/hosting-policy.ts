import { type InlineHashes, withInlineHashes } from './first-paint/inline-hashes.ts';
import { withRoutePages } from './prerender/route-pages.ts';
import { type HeaderRule, withPolicy } from './serve/hosting-config.ts';

/** Names of the app's settings, as `.env.production` has them. */
type AppSettings = Record<string, string | undefined>;

type Policy = Map<string, string[]>;

/** Where App Check's provider loads its script and its frame from, and what the SDK asks. */
const APP_CHECK = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
};

/**
 * Narrows the content security policy of firebase.json, which fits every project, to the hosts of one: its functions,
 * its bucket, its sign-in page, and the services that its settings name.
 *
 * @throws Error when the policy no longer has a source that is to be narrowed
 */
export function narrowedPolicy(policy: string, app: AppSettings): string {
  const sources: Policy = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
  const region = app.VITE_FUNCTIONS_REGION || 'us-central1';
  const bucket = `https://firebasestorage.googleapis.com/v0/b/${app.VITE_FIREBASE_STORAGE_BUCKET}/`;
  replace(sources, 'connect-src', 'https://*.cloudfunctions.net', [
    `https://${region}-${app.VITE_FIREBASE_PROJECT_ID}.cloudfunctions.net`,
  ]);
  replace(sources, 'connect-src', 'https://firebasestorage.googleapis.com', [bucket]);
  replace(sources, 'img-src', 'https://firebasestorage.googleapis.com', [bucket]);
  replace(sources, 'frame-src', 'https://*.firebaseapp.com', [`https://${app.VITE_FIREBASE_AUTH_DOMAIN}`]);
  replace(sources, 'frame-src', 'https://*.web.app', []);
  if (app.VITE_FORM_ENDPOINT) add(sources, 'connect-src', [new URL(app.VITE_FORM_ENDPOINT).origin]);
  if (app.VITE_ANALYTICS_SRC) {
    const { origin } = new URL(app.VITE_ANALYTICS_SRC);
    add(sources, 'script-src', [origin]);
    add(sources, 'connect-src', [origin]);
  }
  if (app.VITE_APP_CHECK_KEY) {
    for (const [directive, values] of Object.entries(APP_CHECK)) add(sources, directive, values);
  }
  return [...sources].map(([name, values]) => [name, ...values].join(' ')).join('; ');
}

function replace(sources: Policy, directive: string, source: string, by: string[]): void {
  const values = sources.get(directive) ?? [];
  // A policy that was changed must not go out as wide as before without a word.
  if (!values.includes(source)) throw new Error(`${directive} of firebase.json has no ${source} to narrow.`);
  sources.set(
    directive,
    values.flatMap((value) => (value === source ? by : [value])),
  );
}

function add(sources: Policy, directive: string, values: string[]): void {
  sources.set(directive, [...(sources.get(directive) ?? []), ...values]);
}

interface FirebaseJson {
  hosting: {
    headers: HeaderRule[];
    rewrites: { source: string; destination?: string }[];
  };
}

/** firebase.json as it is deployed: with the policy of one project and one build, and with the pages of all routes. */
export function deployedConfig<T extends FirebaseJson>(config: T, app: AppSettings, hashes: InlineHashes): T {
  const deployed = structuredClone(config);
  deployed.hosting.rewrites = withRoutePages(deployed.hosting.rewrites);
  deployed.hosting.headers = withPolicy(deployed.hosting.headers, (policy) =>
    withInlineHashes(narrowedPolicy(policy, app), hashes),
  );
  return deployed;
}
