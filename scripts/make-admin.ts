import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import { FieldValue, type Firestore, getFirestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { emailAddress } from '../src/domain/fields.ts';
import { ROOT } from './backend/paths.ts';
import { offsetOf, portsFor } from './backend/ports.ts';
import { answers } from './backend/ready.ts';
import { backendEnv } from './backend/start-backend.ts';
import { fail } from './local/progress.ts';
import { openAdmin } from './seed/admin.ts';

const USAGE = 'npm run make-admin -- <email> [--project <project id>]';
const CREDENTIALS =
  'A real project needs Google credentials: gcloud auth application-default login,\n' +
  'or GOOGLE_APPLICATION_CREDENTIALS with the path of a service account key.';

interface Target {
  name: string;
  auth: Auth;
  db: Firestore;
  close(): Promise<void>;
}

/** The project of .firebaserc, or the one named. */
function projectId(named: string | undefined): string {
  const file = JSON.parse(readFileSync(join(ROOT, '.firebaserc'), 'utf8')) as {
    projects: { default: string };
  };
  return named ?? file.projects.default;
}

/** The running local backend, or a real project with the machine's Google credentials. */
async function findTarget(project: string | undefined): Promise<Target> {
  const id = projectId(project);
  if (!id.startsWith('demo-')) {
    const app = initializeApp({ projectId: id, credential: applicationDefault() });
    return { name: `project ${id}`, auth: getAuth(app), db: getFirestore(app), close: async () => undefined };
  }
  const ports = portsFor(offsetOf('start'));
  if (!(await answers(`http://127.0.0.1:${ports.firestore}/`))) {
    throw new Error(
      'The local backend does not run. Start it with npm start, or name a real project:\n' +
        `  ${USAGE}\n${CREDENTIALS}`,
    );
  }
  return {
    name: 'the local backend',
    ...openAdmin({ ports, env: backendEnv(ports, ['auth', 'firestore']) }),
  };
}

async function findAccount({ auth, name }: Target, email: string): Promise<UserRecord> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'app/invalid-credential') throw new Error(`No Google credentials found. ${CREDENTIALS}`);
    if (code !== 'auth/user-not-found') throw error;
    throw new Error(`Nobody with the address ${email} has signed up at ${name}. Sign up in the app first.`);
  }
}

/** Gives the roles, with the entry every privileged act leaves. */
async function promote({ db }: Target, uid: string): Promise<string> {
  const user = db.doc(`users/${uid}`);
  const record = await user.get();
  if (!record.exists)
    throw new Error('The account has no user record yet. Let its owner sign in to the app once.');
  const entry = db.collection('auditLog').doc();
  const batch = db.batch();
  batch.update(user, { isAdmin: true, isModerator: true, lastAuditId: entry.id });
  batch.set(entry, {
    action: 'set-admin',
    actorId: 'make-admin',
    targetId: uid,
    schoolId: null,
    detail: 'true',
    at: FieldValue.serverTimestamp(),
  });
  await batch.commit();
  return `${record.get('firstName')} ${record.get('lastName')}`;
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' } },
  });
  const email = v.safeParse(emailAddress, positionals[0]);
  if (!email.success || positionals.length !== 1) throw new Error(`Name one e-mail address:\n  ${USAGE}`);
  const target = await findTarget(values.project);
  try {
    const account = await findAccount(target, email.output);
    const who = await promote(target, account.uid);
    console.log(`${who} <${email.output}> is now admin and moderator at ${target.name}.`);
    // Whoever signed up first holds the address; only a confirmed one proves whose it is.
    if (!account.emailVerified)
      console.log('The address was never confirmed. Make sure that the account is theirs.');
  } finally {
    await target.close();
  }
}

main().catch(fail);
