import { type ChildProcess, spawn } from 'node:child_process';

/** How a child ended. */
export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** A child in its own process group, so that the whole family below it can be stopped together. */
export interface Child {
  readonly name: string;
  readonly ended: Promise<Ended>;
  /** The newest lines it wrote, for the message when it dies. */
  tail(): string;
  /** Asks the group to stop, waits, and kills it when it does not obey in time. */
  stop(graceMs?: number): Promise<void>;
}

interface ChildOptions {
  env?: Record<string, string> | undefined;
  cwd?: string | undefined;
  onLine?: ((line: string) => void) | undefined;
  /** Which signal ends it politely. */
  signal?: NodeJS.Signals | undefined;
}

const TAIL_LINES = 40;
const living = new Set<ChildProcess>();

// However this process leaves by itself, no child may stay behind and hold a port.
process.on('exit', () => {
  for (const child of living) signalGroup(child, 'SIGKILL');
});

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is gone already, which is what was asked for.
  }
}

/** Starts a program and keeps its newest output. */
export function startChild(name: string, command: string, args: string[], options: ChildOptions = {}): Child {
  const signal = options.signal ?? 'SIGTERM';
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  living.add(child);
  const dismissGuard = guard(child, signal);
  const lines: string[] = [];
  const take = (line: string) => {
    lines.push(line);
    if (lines.length > TAIL_LINES) lines.shift();
    options.onLine?.(line);
  };
  for (const stream of [child.stdout, child.stderr]) readLines(stream, take);

  const ended = new Promise<Ended>((resolve) => {
    const end = (how: Ended) => {
      living.delete(child);
      dismissGuard();
      resolve(how);
    };
    child.once('error', (error) => {
      take(error.message);
      end({ code: 1, signal: null });
    });
    child.once('close', (code, by) => end({ code, signal: by }));
  });

  return {
    name,
    ended,
    tail: () => lines.join('\n'),
    stop: async (graceMs = 30_000) => {
      if (child.exitCode === null && child.signalCode === null) signalGroup(child, signal);
      const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs);
      await ended;
      clearTimeout(timer);
      // A grandchild can outlive its parent; the group goes as a whole.
      signalGroup(child, 'SIGKILL');
    },
  };
}

/**
 * A killed process runs no code of its own. So a shell waits on a pipe that closes when we die, in whatever way,
 * and then asks the group to stop; the backend even keeps its data that way.
 */
function guard(child: ChildProcess, signal: NodeJS.Signals): () => void {
  if (child.pid === undefined || process.platform === 'win32') return () => undefined;
  const script = 'cat > /dev/null; kill -s "$1" -- "-$2"';
  const name = signal.replace('SIG', '');
  const watcher = spawn('sh', ['-c', script, 'guard', name, String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watcher.on('error', () => undefined);
  watcher.unref();
  return () => {
    if (watcher.pid !== undefined) signalGroup(watcher, 'SIGKILL');
  };
}

function readLines(stream: NodeJS.ReadableStream | null, take: (line: string) => void): void {
  if (!stream) return;
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    for (const line of parts) take(line);
  });
  stream.on('end', () => {
    if (rest) take(rest);
  });
}
