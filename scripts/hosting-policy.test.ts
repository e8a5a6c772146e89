import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './backend/paths.ts';
import { deployedConfig, narrowedPolicy } from './hosting-policy.ts';

const config = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as Parameters<
  typeof deployedConfig
>[0];
const app = {
  VITE_FIREBASE_AUTH_DOMAIN: 'schoolgate-prod.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'schoolgate-prod',
  VITE_FIREBASE_STORAGE_BUCKET: 'schoolgate-prod.firebasestorage.app',
};

const hashes = { 'script-src': ["'sha256-script='"], 'style-src': ["'sha256-style='"] };

/** The sources of each directive, as they are deployed. */
function deployed(more: Record<string, string> = {}): Record<string, string[]> {
  const { headers } = deployedConfig(config, { ...app, ...more }, hashes).hosting;
  const policies = headers.flatMap((rule) =>
    rule.headers
      .filter(({ key }) => key === 'Content-Security-Policy')
      .map(({ value }) => [rule.source, value]),
  );
  const [[source, policy = ''] = [], ...others] = policies;
  expect(source).toBe('**');
  // What is no page needs nothing.
  expect(others).toEqual([['/assets/**', "default-src 'none'; frame-ancestors 'none'"]]);
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('the policy as it is deployed', () => {
  test('names the project’s own hosts and no pattern', () => {
    const policy = deployed();
    expect(JSON.stringify(policy)).not.toContain('*');
    expect(policy['connect-src']).toEqual([
      "'self'",
      'https://firestore.googleapis.com',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://firebasestorage.googleapis.com/v0/b/schoolgate-prod.firebasestorage.app/',
      'https://us-central1-schoolgate-prod.cloudfunctions.net',
    ]);
    expect(policy['img-src']).toContain(
      'https://firebasestorage.googleapis.com/v0/b/schoolgate-prod.firebasestorage.app/',
    );
    expect(policy['img-src']).not.toContain('https://firebasestorage.googleapis.com');
    expect(policy['frame-src']).toEqual(['blob:', 'https://schoolgate-prod.firebaseapp.com']);
  });

  test('keeps all else as firebase.json has it', () => {
    const policy = deployed();
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'object-src': ["'none'"],
      'style-src': ["'self'", "'sha256-style='"],
    });
    expect(policy['script-src']).toEqual(["'self'", 'https://apis.google.com', "'sha256-script='"]);
    expect(policy['report-uri']).toEqual(['/api/reports']);
  });

  test('opens for the services that the settings name, and for them only', () => {
    const policy = deployed({
      VITE_FORM_ENDPOINT: 'https://forms.example/f/1',
      VITE_ANALYTICS_SRC: 'https://stats.example/js/script.manual.js',
      VITE_FUNCTIONS_REGION: 'europe-west1',
    });
    expect(policy['connect-src']).toEqual(
      expect.arrayContaining([
        'https://forms.example',
        'https://stats.example',
        'https://europe-west1-schoolgate-prod.cloudfunctions.net',
      ]),
    );
    expect(policy['script-src']).toEqual([
      "'self'",
      'https://apis.google.com',
      'https://stats.example',
      "'sha256-script='",
    ]);
  });

  test('lets nothing in the pages run or paint but what the build put there', () => {
    expect(JSON.stringify(config)).not.toMatch(/sha256|unsafe/);
    expect(JSON.stringify(deployed()).match(/sha256-\w+/g)).toEqual(['sha256-script', 'sha256-style']);
    expect(JSON.stringify(deployed())).not.toContain('unsafe');
  });

  test('lets App Check’s provider in where it has a key', () => {
    const policy = deployed({ VITE_APP_CHECK_KEY: 'key' });
    expect(policy['script-src']).toContain('https://www.google.com/recaptcha/');
    expect(policy['frame-src']).toContain('https://www.google.com/recaptcha/');
    expect(policy['connect-src']).toContain('https://content-firebaseappcheck.googleapis.com');
  });

  test('comes with the pages of all routes, before the one for all other addresses', () => {
    const { rewrites } = deployedConfig(config, app, hashes).hosting;
    expect(rewrites).toContainEqual({ source: '/groups/*', destination: '/routes/groups-groupId.html' });
    expect(rewrites.at(-1)?.destination).toBe('/app.html');
  });

  test('is not made of one that it does not know', () => {
    expect(() => narrowedPolicy("default-src 'self'", app)).toThrow('connect-src');
  });
});
