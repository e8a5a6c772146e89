import * as v from 'valibot';
import { fullName, splitDisplayName } from '@/domain/entities/user';
import type { NamesInput, SignUpInput } from '@/domain/inputs/account';
import { storedText } from '@/stored';
import { BackendError, mayPass } from '../../errors';
import { toBackendError } from '../sdk/errors';

/** An account as the provider knows it. */
export interface MadeAccount {
  uid: string;
  email: string | null;
  displayName: string | null;
}

/** The steps of a sign-up, each of which the network may break off before or after the server has done it. */
export interface MakingHost<Made extends MadeAccount> {
  create(email: string, password: string): Promise<Made>;
  signIn(email: string, password: string): Promise<Made>;
  rename(account: Made, displayName: string): Promise<void>;
  hasRecord(uid: string): Promise<boolean>;
  createRecord(account: NamesInput & { uid: string; email: string }): Promise<void>;
}

/** What was typed at a sign-up that has not ended: for this tab only, and never the password. */
const typed = storedText('session', 'schoolgate.signUp');
const typedSchema = v.object({ email: v.string(), firstName: v.string(), lastName: v.string() });

function typedFor(email: string): NamesInput | null {
  try {
    const known = v.parse(typedSchema, JSON.parse(typed.get() ?? 'null'));
    return known.email === email.toLowerCase() ? known : null;
  } catch {
    return null;
  }
}

/** Errors that leave open whether the server has done what it was asked for. */
const leavesOpen = (error: unknown): boolean =>
  mayPass(toBackendError(error)) || ['internal', 'unknown'].includes(toBackendError(error).code);

/** A new account, or the one that an earlier try has made without hearing of it. */
async function makeOrFind<Made extends MadeAccount>(
  host: MakingHost<Made>,
  { email, password }: SignUpInput,
  tried: boolean,
): Promise<Made> {
  try {
    return await host.create(email, password);
  } catch (error) {
    if (!tried || toBackendError(error).code !== 'email-in-use') throw error;
    return host.signIn(email, password).catch((failure: unknown) => {
      // Somebody else's account after all.
      throw toBackendError(failure).code === 'wrong-credentials' ? error : failure;
    });
  }
}

/** Makes an account with its record. What breaks off is finished by `complete`, or by the next try. */
export async function signUp<Made extends MadeAccount>(
  host: MakingHost<Made>,
  input: SignUpInput,
): Promise<Made> {
  const { email, firstName, lastName } = input;
  const tried = typedFor(email) !== null;
  typed.set(JSON.stringify({ email: email.toLowerCase(), firstName, lastName }));
  let account: Made;
  try {
    account = await makeOrFind(host, input, tried);
  } catch (error) {
    if (!leavesOpen(error)) typed.set(null);
    throw error;
  }
  await complete(host, account);
  return account;
}

/**
 * Does what is missing of an account: the name it goes by on other devices, and its record.
 * @param given what its owner says when nothing else is known
 * @returns false when no name is known: its owner has to say one. Nothing of the address takes its place, since other
 *   parents see names.
 */
export async function complete<Made extends MadeAccount>(
  host: MakingHost<Made>,
  account: Made,
  given?: NamesInput,
): Promise<boolean> {
  const { uid, email } = account;
  if (!email) throw new BackendError('invalid-argument');
  if (given) typed.set(JSON.stringify({ email: email.toLowerCase(), ...given }));
  const said = given ?? typedFor(email);
  // First of all, and from another server than the rest: with it no later visit, anywhere, has to ask.
  if (said && !account.displayName) await host.rename(account, fullName(said));
  if (await host.hasRecord(uid)) {
    typed.set(null);
    return true;
  }
  const { firstName, lastName } = said ?? splitDisplayName(account.displayName);
  if (!firstName) return false;
  await host.createRecord({ uid, email, firstName, lastName });
  typed.set(null);
  return true;
}
