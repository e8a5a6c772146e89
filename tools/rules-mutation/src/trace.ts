/**
 * What each expression of the rules came to in each case, so that a mutant is tried only on cases that it can change.
 * The backend's report on the rules counts the values it met; what grew during a case belongs to it.
 */

/** One case: by "start-end" in the rules text the values met there. */
export interface TracedCase {
  file: string;
  /** Its place among the cases of the file. */
  index: number;
  values: Record<string, string[]>;
}

interface Node {
  sourcePosition: { currentOffset: number; endOffset: number };
  values?: { value: Record<string, unknown>; count: number }[];
  children?: Node[];
}

/** Follows the counts of some projects. */
export class Tracer {
  private readonly counted = new Map<string, number>();

  constructor(private readonly projects: readonly string[]) {}

  /** What was met since the last call. */
  async step(): Promise<TracedCase['values']> {
    const values: TracedCase['values'] = {};
    for (const project of this.projects) {
      const host = process.env.FIRESTORE_EMULATOR_HOST;
      const answer = await fetch(`http://${host}/emulator/v1/projects/${project}:ruleCoverage`);
      const { report } = (await answer.json()) as { report: Node[] };
      for (const tree of report) this.note(tree, project, values);
    }
    return values;
  }

  private note(node: Node, project: string, values: TracedCase['values']): void {
    const { currentOffset, endOffset } = node.sourcePosition;
    const place = `${currentOffset}-${endOffset}`;
    for (const { value, count } of node.values ?? []) {
      const key = `${project} ${place} ${JSON.stringify(value)}`;
      if (count <= (this.counted.get(key) ?? 0)) continue;
      this.counted.set(key, count);
      values[place] = [...new Set([...(values[place] ?? []), plain(value)])];
    }
    for (const child of node.children ?? []) this.note(child, project, values);
  }
}

// Truths and numbers decide; of all else it is enough to know that there was something.
function plain({ undefined: error, boolValue, intValue }: Record<string, unknown>): string {
  if (error) return 'error';
  return String(boolValue ?? intValue ?? 'other');
}
