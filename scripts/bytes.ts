import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { PageBudget, RouteBudget } from './bytes.config.ts';
import { filesOf, type Manifest, readManifest } from './manifest.ts';

/** One measured line: gzip kilobytes against their budget. */
export interface Measured {
  name: string;
  kilobytes: number;
  budget: number;
  /** Why it fails beside its size. */
  complaint: string | null;
}

// The SDK's parts register themselves by name, so their code carries it.
const FIREBASE = /@firebase\/(app|auth|firestore|storage|functions)/;

/** Reads a build and weighs what its pages load. */
export class Bytes {
  readonly #folder: string;
  readonly #manifest: Manifest;
  readonly #always: readonly string[];
  readonly #sizes = new Map<string, number>();

  constructor(folder: string, always: readonly string[] = []) {
    this.#folder = folder;
    this.#always = always;
    this.#manifest = readManifest(folder);
  }

  /** The files a browser needs for these entry modules, without what they load later. */
  filesOf(entries: readonly string[]): Set<string> {
    return new Set([...this.#always, ...filesOf(this.#manifest, entries)]);
  }

  page({ name, entries, carries = [], budget, withoutFirebase }: PageBudget): Measured {
    const files = [...carries, ...this.filesOf(entries)];
    const scripts = files.filter((file) => file.endsWith('.js'));
    const counted = 'scripts' in budget ? scripts : files;
    const firebase = withoutFirebase
      ? scripts.find((file) => FIREBASE.test(this.#read(file).toString()))
      : null;
    return {
      name,
      kilobytes: this.#weigh(counted),
      budget: 'scripts' in budget ? budget.scripts : budget.all,
      complaint: firebase ? `${firebase} carries Firebase` : null,
    };
  }

  route({ name, entries, adds }: RouteBudget, base: PageBudget): Measured {
    const loaded = this.filesOf(base.entries);
    const added = [...this.filesOf(entries)].filter((file) => !loaded.has(file));
    return { name: `+ ${name}`, kilobytes: this.#weigh(added), budget: adds, complaint: null };
  }

  #weigh(files: readonly string[]): number {
    return files.reduce((sum, file) => sum + this.#size(file), 0) / 1_000;
  }

  #size(file: string): number {
    const known = this.#sizes.get(file);
    if (known !== undefined) return known;
    const size = gzipSync(this.#read(file), { level: 9 }).length;
    this.#sizes.set(file, size);
    return size;
  }

  #read(file: string): Buffer {
    return readFileSync(join(this.#folder, file));
  }
}

/** Whether a line holds its budget. */
export const holds = ({ kilobytes, budget, complaint }: Measured): boolean =>
  kilobytes <= budget && complaint === null;
