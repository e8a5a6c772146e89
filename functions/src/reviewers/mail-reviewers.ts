import { Timestamp } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { SMTP_PASSWORD } from '../mail/config';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { TRIGGER } from '../platform/options';
import { mailReviewer } from './mail-reviewer';
import { dueReviewers } from './reviewer-mail';

/** Every ten minutes, mails the reviewers whose hour is over and for whom something waits. */
export const mailReviewers = onSchedule(
  {
    region: TRIGGER.region,
    schedule: 'every 10 minutes',
    timeZone: 'Etc/UTC',
    secrets: [SMTP_PASSWORD],
    timeoutSeconds: 540,
  },
  async () => {
    for await (const uid of dueReviewers(Timestamp.fromMillis(await now()))) {
      try {
        await mailReviewer(uid);
      } catch (error) {
        // One must not stop the others; in an hour at the latest it is due again.
        log.error('A reviewer was not told', error, { uid });
      }
    }
  },
);
