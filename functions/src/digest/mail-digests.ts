import { Timestamp } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { MINUTE_MS } from '@/domain/time';
import { mailConfig, SMTP_PASSWORD } from '../mail/config';
import { hasMailKey, MAIL_KEY } from '../mail-choices/token';
import { now } from '../platform/clock';
import { TRIGGER } from '../platform/options';
import { mailDigest } from './mail-digest';
import { digestPlans, planIn } from './plan';
import { putterTogether } from './put-together';

/** So many are read at once, and so many are sent at the same time. */
const PAGE = 200;
const AT_ONCE = 25;
/** A run ends of itself before the platform ends it in the midst of a mail; the next one goes on. */
const TIMEOUT_SECONDS = 540;
const LONGEST_MS = 8 * MINUTE_MS;

/**
 * Every quarter of an hour, mails the digests that are due, one to a parent and day. Who is due is a query of its own,
 * so a run reads nobody else. One that fails does not stop the others; where all at once do, the mail server is away,
 * and the next run goes on.
 */
export const mailDigests = onSchedule(
  {
    region: TRIGGER.region,
    schedule: 'every 15 minutes',
    timeZone: 'Etc/UTC',
    timeoutSeconds: TIMEOUT_SECONDS,
    memory: '512MiB',
    secrets: [SMTP_PASSWORD, MAIL_KEY],
  },
  async () => {
    // Without the key nobody could stop them.
    if (!mailConfig() || !hasMailKey()) return;
    const begun = Date.now();
    const at = new Date(await now());
    const due = digestPlans().where('nextAt', '<=', Timestamp.fromDate(at)).orderBy('nextAt').limit(PAGE);
    const putTogether = putterTogether(at);
    let page = await due.get();
    for (let last = page.docs.at(-1); last; last = page.docs.at(-1)) {
      for (let start = 0; start < page.size; start += AT_ONCE) {
        if (Date.now() - begun > LONGEST_MS) return;
        const plans = page.docs.slice(start, start + AT_ONCE).flatMap((doc) => {
          const plan = planIn(doc);
          return plan ? [{ uid: doc.id, plan }] : [];
        });
        const outcomes = await Promise.all(plans.map((one) => mailDigest(one, at, putTogether)));
        if (outcomes.length === AT_ONCE && outcomes.every((outcome) => outcome === 'failed')) return;
      }
      page = await due.startAfter(last).get();
    }
  },
);
