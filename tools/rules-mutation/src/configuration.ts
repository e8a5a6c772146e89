/** A file of security rules to make mutants of. */
export interface RulesFile {
  /** Relative to the root. The suite finds the mutant under the same name in RULES_FOLDER. */
  path: string;
  /**
   * Names of the test files that may notice a mutant. Left out, the tool asks the emulator which cases come by the
   * changed expression, which the Firestore emulator reports and the Storage emulator does not.
   */
  tests?: readonly string[];
}

/** A backend of one worker's own, so that its rules don't disturb those of another. */
export interface RunningBackend {
  /** What the suite finds it by; FIRESTORE_EMULATOR_HOST must be among it. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** A project whose rules are mutated. */
export interface Configuration {
  /** The project's folder. */
  root: string;
  rules: readonly RulesFile[];
  /** The folder of the suite's test files (`*.test.ts`), relative to the root. */
  tests: string;
  /** Names of test files that are left out, as what they need is not there. */
  without?: readonly string[];
  /** The module, relative to that folder, that exports `worlds`: what the test files opened, with its `projectId`. */
  worlds: string;
  tsconfig: string;
  /** Packages that the suite shares with nobody and that are left out of its bundle. */
  external: readonly string[];
  /** JSON, relative to the root: by rules file and mutant, why no test can notice it. */
  explained: string;
  /** Whether a mutant with a reason may be killed: a backend may refuse for its cost what survives on another. */
  mayBeKilled?: boolean;
  /** Starts the backend of a worker, counted from 0. */
  startBackend(worker: number): Promise<RunningBackend>;
}

/** What one run takes on. */
export interface Options {
  /** A pattern of collections, functions or whole places; all mutants without one. */
  only?: string | undefined;
  /** Every how many-th mutant is tried. */
  sample?: number;
  workers?: number;
}

/** The rules in force, by file. */
export type RulesTexts = Record<string, string>;
