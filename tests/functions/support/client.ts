import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { connectFunctionsEmulator, type Functions, getFunctions, httpsCallable } from 'firebase/functions';
import type { User } from '@/domain/entities/user';
import { PROJECT_ID } from '../../../scripts/backend/ports.ts';
import { PASSWORD } from './people.ts';

type Call = <R = unknown>(name: string, data?: unknown) => Promise<R>;

/** Runs `work` with the real client SDK, signed in as somebody or not at all. */
export async function asClient<T>(
  user: User | null,
  work: (call: Call, functions: Functions) => Promise<T>,
): Promise<T> {
  const app = initializeApp({ projectId: PROJECT_ID, apiKey: 'local' }, randomUUID());
  try {
    if (user) {
      const auth = getAuth(app);
      connectAuthEmulator(auth, `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`, {
        disableWarnings: true,
      });
      await signInWithEmailAndPassword(auth, user.email, PASSWORD);
    }
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
