/** The Firebase project every local command uses. The demo- prefix keeps the SDKs away from real projects. */
export const PROJECT_ID = 'demo-schoolgate';

const DEFAULTS = {
  app: 5173,
  auth: 9099,
  firestore: 8080,
  storage: 9199,
  functions: 5001,
  ui: 4000,
  mailPage: 1080,
  smtp: 1025,
  hub: 4400,
  logging: 4500,
  eventarc: 9299,
  tasks: 9499,
  pubsub: 8085,
  // The Firestore emulator of the official suite streams to its own page through this one.
  firestoreWebsocket: 9150,
} as const;

/** Every port of the local stack by name. */
export type Ports = Record<keyof typeof DEFAULTS, number>;

/**
 * Tests keep away from a running `npm start` unless told otherwise. Not 2,000: that puts Firestore on 10080, one of the
 * ports that browsers and fetch refuse.
 */
export const TEST_OFFSET = 2_100;

/** Reads SCHOOLGATE_PORT_OFFSET, so that several stacks can run side by side on one machine. */
export function offsetFromEnv(whenUnset = 0, env: NodeJS.ProcessEnv = process.env): number {
  const raw = env.SCHOOLGATE_PORT_OFFSET;
  if (!raw) return whenUnset;
  const offset = Number(raw);
  if (!Number.isInteger(offset) || offset < 0 || offset > 50_000) {
    throw new Error(`SCHOOLGATE_PORT_OFFSET must be a whole number from 0 to 50000, not "${raw}".`);
  }
  return offset;
}

/** The default ports moved up by an offset. */
export function portsFor(offset: number = offsetFromEnv()): Ports {
  const moved = Object.entries(DEFAULTS).map(([name, port]) => [name, port + offset]);
  return Object.fromEntries(moved) as Ports;
}

/** The offset that gave these ports. */
export const offsetOf = (ports: Ports): number => ports.app - DEFAULTS.app;
