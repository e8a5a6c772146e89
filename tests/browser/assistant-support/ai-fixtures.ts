import { localFunctionsEnv } from '../../../scripts/backend/functions-env.ts';
import { offsetOf, portsFor } from '../../../scripts/backend/ports.ts';
import { backendEnv, startBackend } from '../../../scripts/backend/start-backend.ts';
import { openAdmin } from '../../../scripts/seed/admin.ts';
import { type LlmServer, llmEnv, llmPort, startLlmServer } from '../../functions/support/llm-server.ts';
import { World } from '../../support/world.ts';
import { test as base } from '../support/fixtures.ts';

const offset = offsetOf('tests');

interface WorkerFixtures {
  /** This worker's own backend, which has a provider. */
  aiOffset: number;
  provider: LlmServer;
}

/**
 * Browser tests with a scripted provider. Each worker has a second backend; its browser is told that the ports of the
 * first one, which the app was built for, lead there. So the app and its pages are those of all other tests.
 */
export const test = base.extend<object, WorkerFixtures>({
  provider: [
    async ({ aiOffset }, use) => {
      const provider = await startLlmServer(llmPort(aiOffset));
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],

  aiOffset: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here.
    async ({}, use, { parallelIndex }) => {
      const own = offsetOf('assistantTests', parallelIndex);
      const backend = await startBackend({
        profile: 'strict',
        only: ['auth', 'firestore', 'storage', 'functions'],
        offset: own,
        // A provider may wait for the test to look at the page.
        functionsEnv: {
          ...localFunctionsEnv(portsFor(own)),
          ...llmEnv(llmPort(own)),
          ASSISTANT_TIME_LIMIT: '60',
        },
      });
      await use(own);
      await backend.stop();
    },
    { scope: 'worker' },
  ],

  launchOptions: [
    async ({ launchOptions, aiOffset }, use) => {
      const [from, to] = [portsFor(offset), portsFor(aiOffset)];
      const rules = (['auth', 'firestore', 'storage', 'functions'] as const).flatMap((service) =>
        ['127.0.0.1', 'localhost'].map((host) => `MAP ${host}:${from[service]} 127.0.0.1:${to[service]}`),
      );
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rules.join(',')}`];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],

  sharedWorld: [
    async ({ aiOffset }, use) => {
      const ports = portsFor(aiOffset);
      const admin = openAdmin({ ports, env: backendEnv(ports, ['auth', 'firestore', 'storage']) });
      await use(new World(admin));
      await admin.close();
    },
    { scope: 'worker' },
  ],
});
