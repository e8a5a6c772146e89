import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOUR_MS } from '../../../src/domain/time.ts';
import { ROOT } from '../../backend/paths.ts';
import { fail, step } from '../../local/progress.ts';
import { openAdmin } from '../../seed/admin.ts';
import { openControl } from '../control.ts';
import { ActsMeter } from './acts-meter.ts';
import { playJoining } from './join.ts';
import { loadClient } from './load-client.ts';
import { measureSchedules } from './measure-schedules.ts';
import { chooseMails, seedPlace } from './people.ts';
import { Player } from './play.ts';
import { printResults, type Results, resultsOf } from './results.ts';
import { ACTS, DAY } from './script.ts';
import { CLIENTS, type Metered, startMetered } from './stack.ts';
import { type App, measureVisits, openApp, openDashboard, reload } from './visits.ts';

// npm run bench:day: what a day of a school costs (bench/day.md).
const RESULTS = join(ROOT, 'bench/day.json');

async function measure(metered: Metered, app: App): Promise<Results> {
  const { auth } = metered.backend.ports;
  const [admin, control] = [openAdmin(metered.backend), openControl(auth)];
  try {
    const place = await step('Filling a school of 300 parents', () => seedPlace(admin, auth));
    await chooseMails(admin, place);
    await control.idle();
    const schedules = await step('Running the schedules', () => measureSchedules(metered, control));
    const backend = await loadClient(metered.folder, CLIENTS);
    const watcher = place.parents.at(-1);
    if (!watcher) throw new Error('There are parents.');
    const tab = await openDashboard(app, watcher, false);
    const meter = new ActsMeter(metered, control, () => reload(tab));
    const player = new Player(backend, meter, place);
    await step(`Playing ${DAY.active} parents`, async () => {
      await player.announce();
      for (let parent = 0; parent < DAY.active; parent += 1) await player.visit(parent);
    });
    await step('Playing who joins', async () => {
      for (let number = 0; number < ACTS.approval; number += 1)
        await playJoining(backend, meter, place, number);
      for (let number = 0; number < ACTS.invite; number += 1) await player.invite(number);
      await player.end();
    });
    await tab.context().close();
    // Past the hour for which the digests were chosen.
    const clock = admin.db.doc('_clock/now');
    await clock.set({ offsetMs: 2 * HOUR_MS });
    await meter.act('digests', null, () => control.runScheduled('mailDigests'));
    await clock.set({ offsetMs: 0 });

    const [event, post, profile] = [place.eventIds[0] ?? '', player.discussed(), place.parents[0]?.uid ?? ''];
    const visits = await step('Looking at the screens', () =>
      measureVisits(app, metered, control, watcher, { event, post, profile }),
    );
    return resultsOf({
      acts: meter.results(),
      visits,
      schedules,
      written: meter.written,
      silences: meter.silences,
    });
  } finally {
    await admin.close();
  }
}

async function main(): Promise<void> {
  const metered = await step('Starting the backend', startMetered);
  try {
    const app = await step('Building the app', () => openApp(metered));
    try {
      const results = await measure(metered, app);
      mkdirSync(join(ROOT, 'bench'), { recursive: true });
      writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
      printResults(results);
      console.log('Written to bench/day.json');
    } finally {
      await app.stop();
    }
  } finally {
    await metered.stop();
  }
  // The adapter's listeners would keep the process for ever.
  process.exit(0);
}

main().catch(fail);
