import { Timestamp } from 'firebase-admin/firestore';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { takeOffMissingProof } from '../cleanup/lost-proof';
import { SMTP_PASSWORD } from '../mail/config';
import { tellWaiting } from '../notifications/requests-waiting';
import { now } from '../platform/clock';
import { isDocumentId } from '../platform/document-id';
import { TRIGGER } from '../platform/options';
import { requestFacts } from '../platform/requests';
import { isArchived } from '../platform/schools';
import { runSteps } from '../platform/steps';
import { endRequest } from '../schools/end-requests';
import { mailReviewer } from './mail-reviewer';
import { scheduleReviewerMail } from './reviewer-mail';
import { reviewersOf } from './reviewers';

const OPTIONS = {
  ...TRIGGER,
  document: 'pendingRequests/{requestId}',
  secrets: [SMTP_PASSWORD],
  // Fifty mails, one after another.
  timeoutSeconds: 300,
};

/**
 * Tells those who can decide that a parent asks to join: "normally about an hour" needs somebody who knows. All are
 * noted before the first mail goes out, so that whatever happens then the schedule makes up for it. A document that is not
 * there is taken off first.
 */
export const onRequestCreated = onDocumentCreated(OPTIONS, async (event) => {
  if (!event.data) return;
  const { id: requestId } = event.data;
  const { schoolId, userId } = requestFacts(event.data);
  if (schoolId === undefined) return;
  if (isDocumentId(schoolId) && (await isArchived(schoolId))) {
    await runSteps([{ name: 'archived', run: () => endRequest(userId, schoolId) }], { requestId });
    return;
  }
  const asked = { schoolId, askedAt: event.data.createTime };
  const reviewers = (await reviewersOf(schoolId)).filter(({ uid }) => uid !== userId);
  const at = Timestamp.fromMillis(await now());
  await runSteps(
    [
      { name: 'proof', run: () => takeOffMissingProof(requestId) },
      ...(isDocumentId(schoolId) ? [{ name: 'tell', run: () => tellWaiting(schoolId) }] : []),
      ...reviewers.map(({ uid }) => ({
        name: `note-${uid}`,
        run: () => scheduleReviewerMail(uid, asked, at),
      })),
      ...reviewers.map(({ uid }) => ({ name: `mail-${uid}`, run: () => mailReviewer(uid) })),
    ],
    { requestId },
  );
});
