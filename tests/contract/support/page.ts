import { Window } from 'happy-dom';
import { vi } from 'vitest';

// What the adapter expects of a page and Node has not: the stores of the browser, and the page's own address, by whose
// host it finds the local functions.
const page = new Window({ url: 'http://127.0.0.1/' });
vi.stubGlobal('location', page.location);
vi.stubGlobal('localStorage', page.localStorage);
vi.stubGlobal('sessionStorage', page.sessionStorage);
