import { randomUUID } from 'node:crypto';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { connectFunctionsEmulator, type Functions, getFunctions, httpsCallable } from 'firebase/functions';
import type { User } from '@/domain/entities/user';
import { PROJECT_ID } from '../../../scripts/backend/ports.ts';
import { PASSWORD } from './people.ts';

type Call = <R = unknown>(name: string, data?: unknown) => Promise<R>;

async function signIn(app: FirebaseApp, { email }: Pick<User, 'email'>) {
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`, { disableWarnings: true });
  return signInWithEmailAndPassword(auth, email, PASSWORD);
}

const newApp = () => initializeApp({ projectId: PROJECT_ID, apiKey: 'local' }, randomUUID());

/** The sign-in token of somebody, for calls that the SDK can't make. */
export async function tokenOf(user: Pick<User, 'email'>): Promise<string> {
  const app = newApp();
  try {
    return await (await signIn(app, user)).user.getIdToken();
  } finally {
    await deleteApp(app);
  }
}

/** Runs `work` with the real client SDK, signed in as somebody or not at all. */
export async function asClient<T>(
  user: User | null,
  work: (call: Call, functions: Functions) => Promise<T>,
): Promise<T> {
  const app = newApp();
  try {
    if (user) await signIn(app, user);
    const functions = getFunctions(app, 'us-central1');
    const [host = '', port] = (process.env.FUNCTIONS_EMULATOR_HOST ?? '').split(':');
    connectFunctionsEmulator(functions, host, Number(port));
    return await work(async <R>(name: string, data?: unknown) => {
      const result = await httpsCallable<unknown, R>(functions, name)(data);
      return result.data;
    }, functions);
  } finally {
    await deleteApp(app);
  }
}

/** One call as somebody. */
export const callAs = <R = unknown>(user: User | null, name: string, data?: unknown): Promise<R> =>
  asClient(user, (call) => call<R>(name, data));
