import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration, RunningBackend } from './configuration.ts';
import type { Task } from './worker-process.ts';

/** A process with the suite loaded, its own backend and its own copy of the rules. */
export class Worker {
  private constructor(
    private readonly child: ChildProcess,
    private readonly backend: RunningBackend,
    private readonly folder: string,
  ) {}

  static async start(index: number, bundle: string, configuration: Configuration): Promise<Worker> {
    const backend = await configuration.startBackend(index);
    const folder = mkdtempSync(join(tmpdir(), 'rules-mutants-'));
    const child = fork(fileURLToPath(new URL('./worker-process.ts', import.meta.url)), [bundle], {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, ...backend.env, RULES_FOLDER: folder },
    });
    const worker = new Worker(child, backend, folder);
    await worker.answer();
    return worker;
  }

  /** Hands over a task and waits for what becomes of it. */
  run<Answer>(task: Task): Promise<Answer> {
    this.child.send(task);
    return this.answer() as Promise<Answer>;
  }

  async stop(): Promise<void> {
    this.child.kill();
    await this.backend.stop();
    rmSync(this.folder, { recursive: true });
  }

  private answer(): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const died = (code: number | null) => reject(new Error(`A worker stopped (exit ${code}).`));
      this.child.once('exit', died);
      this.child.once('message', (message) => {
        this.child.off('exit', died);
        const { answer, error } = message as { answer?: unknown; error?: string };
        if (error) reject(new Error(error));
        else resolve(answer);
      });
    });
  }
}
