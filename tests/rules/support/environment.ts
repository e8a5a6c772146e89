import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, type Firestore, setLogLevel, writeBatch } from 'firebase/firestore';
import type { FirebaseStorage } from 'firebase/storage';
import { afterAll, beforeAll } from 'vitest';
import { emailOf, type Persona } from './personas';
import { WORLD } from './world';

/** A file of rules: ours, or the mutant that `mutate:rules` tries. */
export const rulesText = (name: 'firestore.rules' | 'storage.rules'): string =>
  readFileSync(`${process.env.RULES_FOLDER ?? '.'}/${name}`, 'utf8');

// A refusal is what half of the cases want; the SDK would print each.
setLogLevel('silent');

/** What a token says of a sign-in so many minutes ago. */
export const signedIn = (minutesAgo: number): number => Math.floor(Date.now() / 1000) - minutesAgo * 60;

let asked = 0;
/** How often a persona was given a way to ask: what the rules have to do is as before as long as it stays the same. */
export const askedSoFar = (): number => asked;

/** All worlds that were loaded, for `mutate:rules`. */
export const worlds: Rules[] = [];

/** A world of one test file: its own project, so that files don't disturb each other. */
export class Rules {
  private environment?: RulesTestEnvironment;
  private admin?: RulesTestContext;
  private closeAdmin?: () => void;
  private readonly contexts = new Map<Persona, RulesTestContext>();

  constructor(
    readonly projectId: string,
    private readonly withFiles: boolean,
  ) {}

  /** Loads the rules and puts the world in order. After a stop: the rules as they are by then. */
  async start(): Promise<void> {
    const environment = await initializeTestEnvironment({
      projectId: this.projectId,
      firestore: { rules: rulesText('firestore.rules') },
      ...(this.withFiles ? { storage: { rules: rulesText('storage.rules') } } : {}),
    });
    this.environment = environment;
    this.admin = await this.openAdmin(environment);
    await environment.clearFirestore();
    await this.restore(...Object.keys(WORLD));
  }

  /** Closes all connections. The next start makes new ones. */
  async stop(): Promise<void> {
    this.closeAdmin?.();
    await this.environment?.cleanup();
    this.environment = undefined;
    this.contexts.clear();
  }

  /** Firestore as a persona sees it, with other claims in the token if given. */
  as(persona: Persona, claims?: Record<string, unknown>): Firestore {
    asked += 1;
    return firestoreOf(claims ? this.newContext(persona, claims) : this.context(persona));
  }

  /** Storage as a persona sees it. */
  files(persona: Persona): FirebaseStorage {
    asked += 1;
    return storageOf(this.context(persona));
  }

  /** Firestore past the rules. */
  get past(): Firestore {
    return firestoreOf(loaded(this.admin));
  }

  /** Storage past the rules. */
  get pastFiles(): FirebaseStorage {
    return storageOf(loaded(this.admin));
  }

  /** Writes past the rules: documents by path, null removes. */
  async put(documents: Record<string, object | null>): Promise<void> {
    const batch = writeBatch(this.past);
    for (const [path, data] of Object.entries(documents)) {
      const ref = doc(this.past, path);
      if (data) batch.set(ref, data);
      else batch.delete(ref);
    }
    await batch.commit();
  }

  /** Puts documents back as they are in the world; those it does not have are removed. */
  restore(...paths: string[]): Promise<void> {
    return this.put(Object.fromEntries(paths.map((path) => [path, WORLD[path] ?? null])));
  }

  private context(persona: Persona): RulesTestContext {
    const known = this.contexts.get(persona) ?? this.newContext(persona);
    this.contexts.set(persona, known);
    return known;
  }

  private newContext(persona: Persona, claims = {}): RulesTestContext {
    const environment = loaded(this.environment);
    return persona === 'anonymous'
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(persona, {
          email: emailOf(persona),
          // Recent for as long as the suites of all mutants run: a context is kept.
          auth_time: signedIn(-7 * 24 * 60),
          ...claims,
        });
  }

  // withSecurityRulesDisabled closes its context when the callback ends; a context per write would cost more than
  // the write.
  private openAdmin(environment: RulesTestEnvironment): Promise<RulesTestContext> {
    return new Promise((resolve, reject) => {
      environment
        .withSecurityRulesDisabled((context) => {
          resolve(context);
          return new Promise<void>((close) => {
            this.closeAdmin = close;
          });
        })
        .catch(reject);
    });
  }
}

function loaded<T>(part: T | undefined): T {
  if (!part) throw new Error('The rules are not loaded yet.');
  return part;
}

// rules-unit-testing hands out the older API's objects, which the modular functions take as well.
const firestoreOf = (context: RulesTestContext) => context.firestore() as unknown as Firestore;
const storageOf = (context: RulesTestContext) => context.storage() as unknown as FirebaseStorage;

interface Options {
  projectId?: string;
  /** Load the Storage rules too. */
  files?: boolean;
}

/** A busy machine takes its time to open the world; nothing is waited for. */
const START_MS = 60_000;

/** Loads the rules and the world for a test file. */
export function loadRules(name: string, { projectId, files = false }: Options = {}): Rules {
  const rules = new Rules(projectId ?? `demo-rules-${name}`, files);
  worlds.push(rules);
  beforeAll(() => rules.start(), START_MS);
  afterAll(() => rules.stop());
  return rules;
}
