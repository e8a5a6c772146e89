import type { Browser } from '@playwright/test';
import type { Firestore } from 'firebase-admin/firestore';
import { ALL_SCHOOLS, daysUpTo, schoolDayId } from '../../src/domain/statistics.ts';
import { BIG } from './big-school.ts';
import { logIn } from './log-in.ts';
import { type Meter, type Reads, readsOf, settled } from './meter.ts';

const ADMIN = 'admin@schoolgate.test';
const DAYS = 90;

async function seedDays(db: Firestore): Promise<void> {
  const batch = db.batch();
  for (const schoolId of [BIG.id, ALL_SCHOOLS]) {
    for (const day of daysUpTo(new Date(), DAYS)) {
      batch.set(db.doc(`stats/schools/days/${schoolDayId(schoolId, day)}`), {
        schoolId,
        day,
        posts: 70,
        parents: BIG.parents,
        activeParents: 900,
      });
    }
  }
  await batch.commit();
}

/** Reads of the longest period of the school with 50,000 posts, whose statistics are one document a day. */
export async function measureStatistics(
  browser: Browser,
  app: string,
  db: Firestore,
  meter: Meter,
): Promise<Reads> {
  await seedDays(db);
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await logIn(page, app, ADMIN);
    meter.reset();
    await page.goto(`${app}/admin/stats?school=${BIG.id}&days=${DAYS}`);
    await page.getByText(`in ${DAYS} days`).first().waitFor();
    await settled(meter);
    const name = `Statistics of ${DAYS} days, 50,000 posts`;
    return readsOf(meter, name, 'a document a day, a line a school');
  } finally {
    await context.close();
  }
}
