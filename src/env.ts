import * as v from 'valibot';

/** Names used as they are by Vite; anything else in the environment stays out of the bundle. */
const envSchema = v.object({
  /** "local" talks to the local backend, with the account chooser; "project" to a real Firebase project. */
  VITE_BACKEND: v.optional(v.picklist(['local', 'project']), 'project'),
  VITE_PORT_OFFSET: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)), '0'),
  VITE_FIREBASE_API_KEY: v.optional(v.string(), 'local'),
  VITE_FIREBASE_AUTH_DOMAIN: v.optional(v.string(), ''),
  VITE_FIREBASE_PROJECT_ID: v.optional(v.string(), 'demo-schoolgate'),
  VITE_FIREBASE_STORAGE_BUCKET: v.optional(v.string(), 'demo-schoolgate.appspot.com'),
  VITE_FIREBASE_APP_ID: v.optional(v.string(), 'local'),
  /** Site key of reCAPTCHA Enterprise for App Check; App Check is off when empty (docs/operations.md). */
  VITE_APP_CHECK_KEY: v.optional(v.string(), ''),
  VITE_FUNCTIONS_REGION: v.optional(v.string(), 'us-central1'),
  /** External form service; our own function when empty (product §7.2). */
  VITE_FORM_ENDPOINT: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.url())]), ''),
  /** Who answers for the data, for the privacy page; it says so where they are empty. */
  VITE_CONTROLLER_NAME: v.optional(v.string(), ''),
  VITE_CONTROLLER_ADDRESS: v.optional(v.string(), ''),
  VITE_CONTROLLER_EMAIL: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.email())]), ''),
  /** Hosted analytics script; off when empty. */
  VITE_ANALYTICS_SRC: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.url())]), ''),
});

const required = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_APP_ID',
] as const;

export type Env = v.InferOutput<typeof envSchema>;

/**
 * Parses the build's environment.
 * @throws Error that lists every missing or malformed variable, one a line
 */
export function parseEnv(source: Record<string, unknown>): Env {
  const result = v.safeParse(envSchema, source);
  const problems = result.success
    ? []
    : result.issues.map((issue) => `${issue.path?.[0]?.key}: ${issue.message}`);
  if (result.success && result.output.VITE_BACKEND === 'project') {
    problems.push(...required.filter((name) => !source[name]).map((name) => `${name}: missing`));
  }
  if (!result.success || problems.length > 0) {
    throw new Error(`The environment is not complete (see .env.example):\n${problems.join('\n')}`);
  }
  return result.output;
}

export const env: Env = parseEnv(import.meta.env);
