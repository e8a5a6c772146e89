import { setLogLevel } from 'firebase/app';
import { expect } from 'vitest';
import { openFirebase } from '@/backend/firebase';
import { offsetOf, portsFor } from '../../../scripts/backend/ports.ts';
import { backendEnv } from '../../../scripts/backend/start-backend.ts';
import { openAdmin } from '../../../scripts/seed/admin.ts';
import { waitUntilIdle } from '../../functions/support/control.ts';
import { eventually } from '../../functions/support/eventually.ts';
import { type TestUser, World } from '../../support/world.ts';

const ports = portsFor(offsetOf('contract'));
const admin = openAdmin({ ports, env: backendEnv(ports, ['auth', 'firestore', 'storage', 'functions']) });

// Where tests find the mail that was caught.
process.env.MAIL_URL = `http://127.0.0.1:${ports.mailPage}/`;

/** The people and schools of a test, and what the backend really holds. */
export const world = new World(admin);
export const { db, bucket, auth: authAdmin } = admin;

// The SDK would complain of every refusal that a test wants; the adapter hears of them all the same.
setLogLevel('silent');

/** The adapter as the app gets it. */
export const backend = await openFirebase();

/**
 * Signs somebody in to the adapter, in place of whoever was, once the functions are done with what the test has stored:
 * a write that meets a transaction of theirs waits for up to 15 s here, which the adapter takes for silence. Where a test
 * before has met one, what is read comes from the device until the adapter has looked again.
 */
export async function as({ email, password }: Pick<TestUser, 'email' | 'password'>): Promise<void> {
  await waitUntilIdle();
  await backend.auth.signOut();
  await backend.auth.signIn({ email, password, keepSignedIn: false });
  await eventually(async () => expect(backend.connection?.isOffline()).toBe(false));
}
