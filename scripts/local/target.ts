import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { ROOT } from '../backend/paths.ts';
import { offsetOf, portsFor } from '../backend/ports.ts';
import { answers } from '../backend/ready.ts';
import { backendEnv } from '../backend/start-backend.ts';
import { openAdmin } from '../seed/admin.ts';

/** What a real project asks of the machine. */
export const CREDENTIALS =
  'A real project needs Google credentials: gcloud auth application-default login,\n' +
  'or GOOGLE_APPLICATION_CREDENTIALS with the path of a service account key.';

/** A backend, with admin rights. */
export interface Target {
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

/**
 * The running local backend, or a real project with the machine's Google credentials.
 * @param usage how the command is called, for whoever forgot to start the local backend
 */
export async function findTarget(project: string | undefined, usage: string): Promise<Target> {
  const id = projectId(project);
  if (!id.startsWith('demo-')) {
    const app = initializeApp({ projectId: id, credential: applicationDefault() });
    return { name: `project ${id}`, auth: getAuth(app), db: getFirestore(app), close: async () => undefined };
  }
  const ports = portsFor(offsetOf('start'));
  if (!(await answers(`http://127.0.0.1:${ports.firestore}/`))) {
    throw new Error(
      'The local backend does not run. Start it with npm start, or name a real project:\n' +
        `  ${usage}\n${CREDENTIALS}`,
    );
  }
  return {
    name: 'the local backend',
    ...openAdmin({ ports, env: backendEnv(ports, ['auth', 'firestore']) }),
  };
}
