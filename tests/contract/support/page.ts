import { Window } from 'happy-dom';
import { vi } from 'vitest';
import { offsetOf, portsFor } from '../../../scripts/backend/ports.ts';
import { backendEnv } from '../../../scripts/backend/start-backend.ts';

// Where helpers of a test look for the backend; whichever file comes first may load them before the adapter.
Object.assign(
  process.env,
  backendEnv(portsFor(offsetOf('contract')), ['auth', 'firestore', 'storage', 'functions']),
);

// What the adapter expects of a page and Node has not: the stores of the browser, and the page's own address, by whose
// host it finds the local functions.
const page = new Window({ url: 'http://127.0.0.1/' });
vi.stubGlobal('location', page.location);
vi.stubGlobal('localStorage', page.localStorage);
vi.stubGlobal('sessionStorage', page.sessionStorage);
