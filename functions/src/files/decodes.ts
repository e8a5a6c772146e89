import { Worker } from 'node:worker_threads';

/** A progressive JPEG of 64 million pixels, the most that may be, took 19 s of a busy core. */
const DEADLINE_MS = 120_000;
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

/** Whether a JPEG or WebP, whose size has been looked at before, is one to its last pixel. One that takes too long is none. */
export function decodes(bytes: Uint8Array, contentType: string): Promise<boolean> {
  const worker = new Worker(new URL('./decode-worker.js', import.meta.url), {
    workerData: { bytes: Uint8Array.from(bytes).buffer, contentType },
  });
  return new Promise<boolean>((resolve, reject) => {
    const deadline = setTimeout(() => resolve(false), DEADLINE_MS);
    worker.once('message', (answer) => resolve(answer === true));
    worker.once('error', (error: NodeJS.ErrnoException) =>
      error.code === OUT_OF_MEMORY ? resolve(false) : reject(error),
    );
    // A decoder that ends its thread has given up.
    worker.once('exit', () => resolve(false));
    worker.once('exit', () => clearTimeout(deadline));
  }).finally(() => worker.terminate());
}
