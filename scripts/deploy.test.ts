import { describe, expect, test } from 'vitest';
import { type DeployPlan, deployProblems } from './deploy.ts';

const plan: DeployPlan = {
  project: 'schoolgate-prod',
  app: {
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_AUTH_DOMAIN: 'schoolgate-prod.firebaseapp.com',
    VITE_FIREBASE_PROJECT_ID: 'schoolgate-prod',
    VITE_FIREBASE_STORAGE_BUCKET: 'schoolgate-prod.firebasestorage.app',
    VITE_FIREBASE_APP_ID: 'app',
  },
  functions: { SITE_URL: 'https://schoolgate.example', SMTP_HOST: 'smtp.example', MAIL_FROM: 'a@b.example' },
};

describe('before a deploy', () => {
  test('a complete plan has no problem', () => {
    expect(deployProblems(plan)).toEqual([]);
  });

  test('the demo project is never deployed to', () => {
    expect(deployProblems({ ...plan, project: 'demo-schoolgate' })).toEqual([
      expect.stringContaining('.firebaserc'),
    ]);
    expect(deployProblems({ ...plan, project: '' })).toHaveLength(1);
  });

  test('each missing setting is named with its file', () => {
    const problems = deployProblems({ ...plan, app: {}, functions: {} });
    expect(problems).toHaveLength(8);
    expect(problems).toContain('VITE_FIREBASE_API_KEY is missing in .env.production.');
    expect(problems).toContain('SMTP_HOST is missing in functions/.env.schoolgate-prod.');
  });

  test('an app of another project is refused', () => {
    const app = { ...plan.app, VITE_FIREBASE_PROJECT_ID: 'other' };
    expect(deployProblems({ ...plan, app })).toEqual([expect.stringContaining('is for other')]);
  });

  test('links in mails must be secure', () => {
    const functions = { ...plan.functions, SITE_URL: 'http://schoolgate.example' };
    expect(deployProblems({ ...plan, functions })).toEqual([expect.stringContaining('https://')]);
  });
});
