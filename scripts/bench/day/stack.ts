import { mkdirSync } from 'node:fs';
import { localFunctionsEnv } from '../../backend/functions-env.ts';
import { localFolder } from '../../backend/paths.ts';
import { offsetOf, portsFor } from '../../backend/ports.ts';
import { type RunningBackend, type Service, startBackend } from '../../backend/start-backend.ts';
import { localMailKey } from '../../local/mail-key.ts';
import { newPushKeys } from '../../local/push-keys.ts';
import { type MailCatcher, startMailCatcher } from '../../mail/catcher.ts';
import { startCountingProxy } from '../counting-proxy.ts';
import { type GrpcMeter, startGrpcProxy } from './grpc-proxy.ts';
import { withFunctionsAt } from './routed-functions.ts';

const SERVICES: readonly Service[] = ['auth', 'firestore', 'storage', 'functions'];
const BACKEND = offsetOf('day');
/** Where the clients in Node and the browser speak to. */
export const CLIENTS: number = offsetOf('dayProxies', 0);
export const BROWSER: number = offsetOf('dayProxies', 1);

type WebMeter = Awaited<ReturnType<typeof startCountingProxy>>;

/** The local backend with a meter before each kind of caller. */
export interface Metered {
  backend: RunningBackend;
  folder: string;
  mail: MailCatcher;
  functions: GrpcMeter;
  clients: GrpcMeter;
  browser: WebMeter;
  stop(): Promise<void>;
}

/** Starts the backend, with proxies that count what functions, clients in Node and the browser have of the database. */
export async function startMetered(): Promise<Metered> {
  const folder = localFolder(BACKEND);
  mkdirSync(folder, { recursive: true });
  const to = portsFor(BACKEND);
  const stops: (() => Promise<void>)[] = [];
  const kept = <T extends { stop(): Promise<void> }>(one: T): T => {
    stops.push(() => one.stop());
    return one;
  };
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one();
  };
  try {
    const mail = kept(await startMailCatcher({ smtpPort: to.smtp, pagePort: to.mailPage }));
    const functions = kept(await startGrpcProxy(0, to.firestore));
    const functionsEnv = {
      ...localFunctionsEnv(to),
      PUSH_PRIVATE_KEY: newPushKeys().privateKey,
      MAIL_KEY: localMailKey(BACKEND),
    };
    const backend = kept(
      await withFunctionsAt(functions.port, () =>
        startBackend({ profile: 'strict', only: SERVICES, offset: BACKEND, functionsEnv }),
      ),
    );
    const clients = kept(await startGrpcProxy(portsFor(CLIENTS).firestore, to.firestore));
    const browser = kept(await startCountingProxy(portsFor(BROWSER).firestore, to.firestore));
    for (const offset of [CLIENTS, BROWSER])
      for (const name of ['auth', 'storage', 'functions'] as const)
        kept(await startCountingProxy(portsFor(offset)[name], to[name]));
    return { backend, folder, mail, functions, clients, browser, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
