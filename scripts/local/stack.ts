import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildFunctions } from '../../functions/build.ts';
import { refuseTakenPorts } from '../backend/free-ports.ts';
import { localFunctionsEnv } from '../backend/functions-env.ts';
import { localFolder } from '../backend/paths.ts';
import { type Ports, PROJECT_ID, portsFor } from '../backend/ports.ts';
import { type RunningBackend, type Service, startBackend } from '../backend/start-backend.ts';
import { serveHosting } from '../serve/hosting.ts';
import { functionRewrites, readHostingConfig } from '../serve/hosting-config.ts';
import { localAppEnv } from './app-env.ts';
import { buildApp } from './build-app.ts';
import { startMail } from './mail.ts';
import { localMailKey } from './mail-key.ts';
import { step } from './progress.ts';
import { localPushKeys, type PushKeys } from './push-keys.ts';

interface StackOptions {
  offset: number;
  /** Where browsers find the services, as an offset of ports, when something stands in front of them. */
  servicesAt?: number;
  /** Vite's server with hot reload instead of the production build. */
  dev?: boolean;
  /** Keeps data and mails across restarts. */
  persistent: boolean;
  /** Fills an empty backend. */
  seed: (backend: RunningBackend) => Promise<void>;
  /** What functions find in their environment beside the local services. */
  functionsEnv?: Record<string, string>;
  onBackendLine?: (line: string) => void;
  /** On Google's own suite, also where fireemu is installed. */
  official?: boolean;
}

/** Everything the product needs, running on this machine. */
export interface Stack {
  ports: Ports;
  backend: RunningBackend;
  appUrl: string;
  mailUrl: string;
  /** Stops all of it, the backend last, which then writes its data. */
  stop(): Promise<void>;
}

const SERVICES: readonly Service[] = ['auth', 'firestore', 'storage', 'functions'];

/** Builds and starts the whole product. What was started stops again when a later step fails. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { offset, persistent } = options;
  const ports = portsFor(offset);
  const folder = localFolder(offset);
  await refuseTakenPorts([...SERVICES, 'app', 'ui', 'mailPage', 'smtp', 'hub', 'logging'], ports);
  mkdirSync(folder, { recursive: true });

  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one();
  };
  try {
    await step('Building the functions', buildFunctions);
    const dist = join(folder, 'dist');
    const keys = localPushKeys(offset);
    const services = options.servicesAt ?? offset;
    const appEnv = localAppEnvWith(services, keys);
    if (!options.dev) await step('Building the app', () => buildApp(dist, appEnv));

    const data = join(folder, 'data');
    const backend = await step('Starting the backend', () =>
      startBackend({
        profile: 'strict',
        only: SERVICES,
        offset,
        ui: true,
        official: options.official ?? false,
        functionsEnv: {
          ...localFunctionsEnv(ports),
          PUSH_PRIVATE_KEY: keys.privateKey,
          MAIL_KEY: localMailKey(offset),
          ...options.functionsEnv,
        },
        ...(persistent && { exportDir: data }),
        ...(persistent && existsSync(data) && { importDir: data }),
        ...(options.onBackendLine && { onLine: options.onBackendLine }),
      }),
    );
    stops.push(() => backend.stop());
    const mail = await step('Starting the mail catcher', () => startMail(ports, persistent ? folder : null));
    stops.push(() => mail.stop());
    await options.seed(backend);
    const app = await step('Starting the app', () =>
      options.dev ? serveDev(ports, appEnv) : serveBuilt(dist, ports, portsFor(services)),
    );
    stops.push(() => app.stop());
    return { ports, backend, appUrl: `http://localhost:${ports.app}`, mailUrl: mail.pageUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const functionsRoot = (ports: Ports) => `http://127.0.0.1:${ports.functions}/${PROJECT_ID}`;

/** Vite's way of handing a path on to one address. */
const onTo = (target: string) => ({
  target,
  changeOrigin: true,
  rewrite: (path: string) => new URL(target).pathname + path,
});

function serveBuilt(root: string, ports: Ports, services: Ports) {
  const local = [services.auth, services.firestore, services.storage, services.functions];
  return serveHosting({
    root,
    port: ports.app,
    config: readHostingConfig(),
    functions: functionsRoot(ports),
    // Functions are called under the page's own host name (see callables.ts).
    localOrigins: [
      ...local.map((port) => `http://127.0.0.1:${port}`),
      `http://localhost:${services.functions}`,
    ],
  });
}

/** What the app finds in its environment, which the functions have the other half of. */
const localAppEnvWith = (offset: number, { publicKey }: PushKeys): Record<string, string> => ({
  ...localAppEnv(offset),
  VITE_PUSH_PUBLIC_KEY: publicKey,
});

async function serveDev(ports: Ports, appEnv: Record<string, string>) {
  // Only this way of running needs Vite itself.
  const { createServer } = await import('vite');
  Object.assign(process.env, appEnv);
  const rewrites = Object.entries(functionRewrites(readHostingConfig(), functionsRoot(ports)));
  const proxy = Object.fromEntries(rewrites.map(([path, target]) => [path, onTo(target)]));
  const server = await createServer({
    server: { host: '127.0.0.1', port: ports.app, strictPort: true, proxy },
  });
  await server.listen();
  return { stop: () => server.close() };
}
