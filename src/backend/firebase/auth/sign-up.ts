import * as v from 'valibot';
import { fullName, splitDisplayName } from '@/domain/entities/user';
import type { NamesInput } from '@/domain/inputs/account';
import type { SignUpInput } from '@/domain/inputs/password';
import { composed, isPersonName } from '@/domain/person-name';
import { storedText } from '@/stored';
import { BackendError, mayPass } from '../../errors';
import { toBackendError } from '../sdk/errors';

/** An account as the provider knows it. */
export interface ProviderAccount {
  uid: string;
  email: string | null;
  displayName: string | null;
}

/** The steps of a sign-up, each of which the network may break off before or after the server has done it. */
export interface SignUpSteps<Made extends ProviderAccount> {
  create(email: string, password: string): Promise<Made>;
  signIn(email: string, password: string): Promise<Made>;
  rename(account: Made, displayName: string): Promise<void>;
  hasRecord(uid: string): Promise<boolean>;
  createRecord(account: NamesInput & { uid: string; email: string }): Promise<void>;
}

/** What was typed at a sign-up that has not ended: for this tab only, and never the password. */
const pendingSignUp = storedText('session', 'schoolgate.signUp');
const pendingSignUpSchema = v.object({ email: v.string(), firstName: v.string(), lastName: v.string() });

function pendingNames(email: string): NamesInput | null {
  try {
    const known = v.parse(pendingSignUpSchema, JSON.parse(pendingSignUp.get() ?? 'null'));
    return known.email === email.toLowerCase() ? known : null;
  } catch {
    return null;
  }
}

/** Errors that leave open whether the server has done what it was asked for. */
const isUncertain = (error: unknown): boolean =>
  mayPass(toBackendError(error)) || ['internal', 'unknown'].includes(toBackendError(error).code);

/** A new account, or the one that an earlier try has made without hearing of it. */
async function createOrSignIn<Made extends ProviderAccount>(
  host: SignUpSteps<Made>,
  { email, password }: SignUpInput,
  tried: boolean,
): Promise<Made> {
  try {
    return await host.create(email, password);
  } catch (error) {
    if (!tried || toBackendError(error).code !== 'email-in-use') throw error;
    return host.signIn(email, password).catch((failure: unknown) => {
      // The address has an account, and this is not its password.
      throw toBackendError(failure).code === 'wrong-credentials' ? error : failure;
    });
  }
}

/** Makes an account with its record. What breaks off is finished by `completeSignUp`, or by the next try. */
export async function signUp<Made extends ProviderAccount>(
  host: SignUpSteps<Made>,
  input: SignUpInput,
): Promise<Made> {
  const { email, firstName, lastName } = input;
  const tried = pendingNames(email) !== null;
  pendingSignUp.set(JSON.stringify({ email: email.toLowerCase(), firstName, lastName }));
  let account: Made;
  try {
    account = await createOrSignIn(host, input, tried);
  } catch (error) {
    if (!isUncertain(error)) pendingSignUp.set(null);
    throw error;
  }
  await completeSignUp(host, account);
  return account;
}

/**
 * Does what is missing of an account: the name it goes by on other devices, and its record.
 * @param given what its owner says when nothing else is known
 * @returns false when no name is known: its owner has to say one. Nothing of the address takes its place, since other
 *   parents see names.
 */
export async function completeSignUp<Made extends ProviderAccount>(
  host: SignUpSteps<Made>,
  account: Made,
  given?: NamesInput,
): Promise<boolean> {
  const { uid, email } = account;
  if (!email) throw new BackendError('invalid-argument');
  if (given) pendingSignUp.set(JSON.stringify({ email: email.toLowerCase(), ...given }));
  const said = given ?? pendingNames(email);
  // First of all, and from another server than the rest: with it no later visit, anywhere, has to ask.
  if (said && !account.displayName) await host.rename(account, fullName(said));
  if (await host.hasRecord(uid)) {
    pendingSignUp.set(null);
    return true;
  }
  const names = said ?? splitDisplayName(composed(account.displayName ?? ''));
  // Elsewhere people may be called anything.
  if (!isPersonName(names)) return false;
  await host.createRecord({ uid, email, firstName: names.firstName, lastName: names.lastName });
  pendingSignUp.set(null);
  return true;
}
