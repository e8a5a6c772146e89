import type { FirebaseError } from 'firebase/app';
import {
  getMultiFactorResolver,
  type MultiFactorError,
  TotpMultiFactorGenerator,
  type User,
} from 'firebase/auth';
import { BackendError, SecondFactorRequired } from '../../errors';
import { auth } from '../sdk/auth';
import { withBackendErrors } from '../sdk/errors';
import { toSecondFactorError } from './errors';

/** The provider's wish for a second factor, with the way on from there. */
export function toBeResumed<T>(
  error: FirebaseError,
  goOn: (user: User) => Promise<T>,
  around: (work: () => Promise<T>) => Promise<T> = (work) => work(),
): BackendError {
  const resolver = getMultiFactorResolver(auth, error as MultiFactorError);
  const app = resolver.hints.find(({ factorId }) => factorId === 'totp');
  // Some other factor, which nobody can have got from us.
  if (!app) return new BackendError('unimplemented', { cause: error });
  const goOnBy = async (code: string) => {
    const shown = TotpMultiFactorGenerator.assertionForSignIn(app.uid, code);
    return goOn((await resolver.resolveSignIn(shown)).user);
  };
  return new SecondFactorRequired(async (code) => {
    await withBackendErrors(() => around(() => goOnBy(code)), toSecondFactorError);
  });
}
