import { FirebaseError } from 'firebase/app';
import { multiFactor, TotpMultiFactorGenerator, type User } from 'firebase/auth';
import { brand } from '@/brand';
import { BackendError } from '../../errors';
import type { SecondFactorPort, SecondFactorSetup } from '../../ports/second-factor';
import { auth } from '../sdk/auth';
import { withBackendErrors } from '../sdk/errors';
import { toSecondFactorError } from './errors';

const asPort = <T>(call: () => Promise<T>): Promise<T> => withBackendErrors(call, toSecondFactorError);

function signedIn(): User {
  if (!auth.currentUser) throw new BackendError('unauthenticated');
  return auth.currentUser;
}

/** The app that is enrolled by now. The SDK knows of none before it has asked. */
async function enrolled(user: User) {
  const factors = multiFactor(user);
  await user.reload();
  return factors.enrolledFactors.find(({ factorId }) => factorId === 'totp');
}

async function begin(): Promise<SecondFactorSetup> {
  const user = signedIn();
  const factors = multiFactor(user);
  const secret = await TotpMultiFactorGenerator.generateSecret(await factors.getSession());
  // The SDK puts them into the address as they are.
  const [owner, issuer] = [user.email ?? '', brand.name].map(encodeURIComponent);
  return {
    key: secret.secretKey,
    url: secret.generateQrCodeUrl(owner, issuer),
    finish: (code) =>
      asPort(() => factors.enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code))),
  };
}

export const secondFactorPort: SecondFactorPort = {
  get: () =>
    asPort(async () => {
      const app = await enrolled(signedIn());
      return app ? { enrolledAt: new Date(app.enrollmentTime) } : null;
    }),
  begin: () => asPort(begin),
  remove: () =>
    asPort(async () => {
      const user = signedIn();
      const app = await enrolled(user);
      if (!app) return;
      try {
        await multiFactor(user).unenroll(app);
      } catch (error) {
        // Removed meanwhile, in another tab or by an operator. The SDK goes on naming it until the page is loaded anew.
        if (!(error instanceof FirebaseError) || error.code !== 'auth/multi-factor-info-not-found')
          throw error;
      }
    }),
};
