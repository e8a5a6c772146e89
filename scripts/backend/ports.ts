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

interface Stack {
  up: number;
  workers?: number;
  apart?: number;
}

/**
 * How far each stack moves its ports up, so that none ever meets another one, or the one of `npm start`. Where up to
 * so many workers have a stack each, `apart` lies between them. Not just any number: 2,000 would put Firestore on 10080, one of
 * the ports that browsers and fetch refuse (ports.test.ts holds all of this).
 */
export const STACKS = {
  /** npm start and npm run dev, with what belongs to them: reset, make-admin. */
  start: { up: 0 },
  tests: { up: 2_100 },
  /** Browser tests with a model provider, by worker. */
  assistantTests: { up: 2_120, workers: 4, apart: 20 },
  keylessTests: { up: 2_150 },
  unitTests: { up: 2_170 },
  /** The Firebase adapter in Node. */
  contract: { up: 2_190 },
  rules: { up: 2_210 },
  /** The functions, by the share of their tests. */
  functionsTests: { up: 2_030, workers: 2, apart: 600 },
  /** The functions where App Check is on. */
  appCheckTests: { up: 2_720 },
  images: { up: 3_000 },
  /** npm run mutate:rules, by worker. */
  mutation: { up: 4_010, workers: 8, apart: 600 },
  bench: { up: 9_500 },
  /** What the bench's browser speaks to: proxies in front of its backend. */
  benchProxies: { up: 9_537 },
  /** npm run bench:day, and the proxies in front of it: of its clients in Node, and of its browser. */
  day: { up: 9_560 },
  dayProxies: { up: 9_581, workers: 2, apart: 21 },
} as const satisfies Record<string, Stack>;

/** What may run beside everything else. */
export type StackName = keyof typeof STACKS;

const MAX_MOVE = 40_000;

/** A stack's offset. SCHOOLGATE_PORT_OFFSET moves all stacks, so that several checkouts can run on one machine. */
export function offsetOf(stack: StackName, worker = 0, env: NodeJS.ProcessEnv = process.env): number {
  const raw = env.SCHOOLGATE_PORT_OFFSET || '0';
  const moved = Number(raw);
  if (!Number.isInteger(moved) || moved < 0 || moved > MAX_MOVE) {
    throw new Error(`SCHOOLGATE_PORT_OFFSET must be a whole number from 0 to ${MAX_MOVE}, not "${raw}".`);
  }
  const { up, workers = 1, apart = 0 }: Stack = STACKS[stack];
  if (worker >= workers) throw new Error(`There are ports for ${workers} workers, not for more.`);
  return moved + up + worker * apart;
}

/** The default ports moved up by an offset. */
export function portsFor(offset: number): Ports {
  const moved = Object.entries(DEFAULTS).map(([name, port]) => [name, port + offset]);
  return Object.fromEntries(moved) as Ports;
}
