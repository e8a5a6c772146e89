import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../backend/paths.ts';
import { fail, step } from '../local/progress.ts';
import { inTurn } from './in-turn.ts';
import { audit, type Report, reportOf, withAuditedBrowser } from './lighthouse-audit.ts';
import { newestPosts } from './newest-posts.ts';
import { logInForGood, sitesOf } from './sites.ts';
import { openStage, type Stage } from './stage.ts';

// npm run bench:lighthouse: what Lighthouse says of the public pages and of the home of a parent, on its phone.
const PUBLIC = ['/', '/interest', '/login', '/contact', '/demo'] as const;
const HOME = '/dashboard';
const RUNS = 5;

async function audited(page: string, auditOnce: () => ReturnType<typeof audit>): Promise<Report> {
  const { results } = await inTurn(RUNS, { results: auditOnce });
  return reportOf(page, results);
}

/**
 * A public page as to somebody who has never been there: each time in a browser of its own, as an audit leaves something
 * behind that the next one in the same browser waits for.
 */
const auditPublic = ({ app }: Stage, path: string): Promise<Report> =>
  audited(path, () =>
    withAuditedBrowser([], (_context, port) => audit(port, { url: app + path, isPublic: true })),
  );

/** The home of a parent whose sign-in is kept, as it is opened again. */
async function auditHome(stage: Stage): Promise<Report> {
  const { app } = sitesOf(stage);
  return withAuditedBrowser(await newestPosts(stage.admin.db), async (context, port) => {
    await logInForGood(await context.newPage(), app);
    return audited(HOME, () => audit(port, { url: app.home, isPublic: false }));
  });
}

async function main(): Promise<void> {
  const stage = await openStage();
  try {
    const reports: Report[] = [];
    for (const path of PUBLIC) reports.push(await step(path, () => auditPublic(stage, path)));
    reports.push(await step(HOME, () => auditHome(stage)));
    writeFileSync(join(ROOT, 'bench/lighthouse.json'), `${JSON.stringify(reports, null, 2)}\n`);
    console.table(
      reports.map(({ page, scores, metrics, failing }) => ({
        page,
        ...scores,
        ...metrics,
        failing: failing.length,
      })),
    );
    for (const { page, failing } of reports) for (const one of failing) console.log(`${page}: ${one}`);
    console.log('Written to bench/lighthouse.json');
  } finally {
    await stage.stop();
  }
}

main().catch(fail);
