import type { Backend } from '../../../src/backend/index.ts';
import type { PendingRequest } from '../../../src/domain/entities/pending-request.ts';
import type { User } from '../../../src/domain/entities/user.ts';
import { onePagePdf } from '../../seed/pdf.ts';
import type { ActsMeter } from './acts-meter.ts';
import { insist } from './insist.ts';
import type { Place } from './people.ts';

const PASSWORD = 'three small cats';

/** The first value of a live read that says something. */
const firstOf = <T>(
  watch: (observer: { next(value: T): void; error(error: Error): void }) => () => void,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = watch({
      next(value) {
        resolve(value);
        queueMicrotask(() => stop());
      },
      error: reject,
    });
  });

/** Two people per act of joining: who asks, with a document, and the moderator who looks at it and decides. */
export async function playJoining(
  app: Backend,
  meter: ActsMeter,
  place: Place,
  number: number,
): Promise<void> {
  const { school, moderator, world } = place;
  const email = world.freshEmail(`applicant-${number}`);
  const signUp = { firstName: 'Ada', lastName: 'Lovelace', email, password: PASSWORD, keepSignedIn: false };
  let uid = '';
  await app.auth.signOut();
  await meter.act('accountMade', null, async () => {
    ({ uid } = await app.auth.signUp(signUp));
  });
  // The link of the mail, followed.
  await world.admin.auth.updateUser(uid, { emailVerified: true });
  const signIn = (as: { email: string; password: string }) =>
    insist(async () => {
      await app.auth.signOut();
      await app.auth.signIn({ email: as.email, password: as.password, keepSignedIn: false });
    });
  await signIn({ email, password: PASSWORD });
  const user = (await world.data(`users/${uid}`)) as User;
  await meter.act('requestToJoin', uid, async () => {
    await insist(() => app.schools.findCode(school.code));
    const proof = new File(
      [new Uint8Array(onePagePdf('Letter of enrolment', ['A child is enrolled.']))],
      'letter.pdf',
      {
        type: 'application/pdf',
      },
    );
    await app.joining.request({ user, school, evidence: { code: school.code, proof } });
  });
  await signIn(moderator);
  await meter.act('approval', moderator.uid, async () => {
    const waiting = await firstOf<PendingRequest[]>((observer) =>
      app.joining.watchPending([school.id], 20, observer),
    );
    const request = waiting.find(({ userId }) => userId === uid);
    if (!request) throw new Error('The request has not arrived.');
    await insist(() => app.joining.inviter(request));
    // The look is put on record first; fetching the bytes, the SDK does in browsers alone.
    await app.joining.proof(request, moderator.uid).catch(() => undefined);
    await insist(() => app.joining.approve(request, moderator.uid));
  });
}
