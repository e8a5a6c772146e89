import { beforeEach, describe, expect, it } from 'vitest';
import { removeStored } from '@/stored';
import { BackendError } from '../../errors';
import { completeSignUp, type ProviderAccount, type SignUpSteps, signUp } from './sign-up';

const input = {
  firstName: 'Ana',
  lastName: 'de Souza',
  email: 'ana@example.test',
  password: 'secret1',
  keepSignedIn: false,
};

type Step = keyof SignUpSteps<ProviderAccount>;
type Moment = 'before' | 'after';

/** A server, and a network that breaks off at one step, before or after the server has done it. */
function aServer() {
  const accounts = new Map<string, ProviderAccount & { password: string }>();
  const records = new Map<string, { firstName: string; lastName: string }>();
  let fault: { step: Step; moment: Moment } | null = null;
  const through = async <T>(step: Step, work: () => T): Promise<T> => {
    const lost = new BackendError('unavailable');
    if (fault?.step === step && fault.moment === 'before') throw lost;
    const result = work();
    if (fault?.step === step) throw lost;
    return result;
  };
  const host: SignUpSteps<ProviderAccount> = {
    create: (email, password) =>
      through('create', () => {
        if (accounts.has(email)) throw new BackendError('email-in-use');
        const account = { uid: `uid-${accounts.size}`, email, displayName: null, password };
        accounts.set(email, account);
        return account;
      }),
    signIn: (email, password) =>
      through('signIn', () => {
        const account = accounts.get(email);
        if (account?.password !== password) throw new BackendError('wrong-credentials');
        return account;
      }),
    rename: (account, displayName) =>
      through('rename', () => {
        account.displayName = displayName;
      }),
    hasRecord: (uid) => through('hasRecord', () => records.has(uid)),
    createRecord: ({ uid, firstName, lastName }) =>
      through('createRecord', () => {
        if (!records.has(uid)) records.set(uid, { firstName, lastName });
      }),
  };
  return {
    host,
    accounts,
    records,
    breakOff: (step: Step, moment: Moment) => {
      fault = { step, moment };
    },
    mend: () => {
      fault = null;
    },
    account: () => {
      const [account] = accounts.values();
      if (!account) throw new Error('There is no account');
      return account;
    },
  };
}

const closeTab = () => removeStored('session', () => true);

beforeEach(closeTab);

const steps: Step[] = ['create', 'rename', 'hasRecord', 'createRecord'];
const faults = steps.flatMap((step) =>
  (['before', 'after'] as const).map((moment) => [step, moment] as const),
);

async function brokenOff(step: Step, moment: Moment) {
  const server = aServer();
  server.breakOff(step, moment);
  await expect(signUp(server.host, input)).rejects.toMatchObject({ code: 'unavailable' });
  server.mend();
  return server;
}

const isFinished = (server: ReturnType<typeof aServer>) => {
  expect([...server.records.values()]).toEqual([{ firstName: 'Ana', lastName: 'de Souza' }]);
  expect(server.accounts.size).toBe(1);
  expect(server.account().displayName).toBe('Ana de Souza');
};

/** After which the account is there, whether or not the person knows. */
const made = faults.filter(([step, moment]) => step !== 'create' || moment === 'after');
/** After which this tab is signed in. */
const signedIn = faults.filter(([step]) => step !== 'create');

describe('A sign-up that breaks off', () => {
  it.each(faults)('at %s, %s it is done, is finished by pressing the button again', async (step, moment) => {
    const server = await brokenOff(step, moment);
    await signUp(server.host, input);
    isFinished(server);
  });

  it.each(signedIn)('at %s, %s it is done, is finished in the same tab by itself', async (step, moment) => {
    const server = await brokenOff(step, moment);
    expect(await completeSignUp(server.host, server.account())).toBe(true);
    isFinished(server);
  });

  it.each(made)('at %s, %s it is done, asks another browser for a name at most', async (step, moment) => {
    const server = await brokenOff(step, moment);
    closeTab();
    const names = { firstName: 'Ana', lastName: 'de Souza' };
    const isDone = await completeSignUp(server.host, server.account());
    // Only where not even the provider has heard of it.
    expect(isDone).toBe(step !== 'create' && !(step === 'rename' && moment === 'before'));
    if (!isDone) await completeSignUp(server.host, server.account(), names);
    isFinished(server);
  });
});

it('breaks off while a name is being given: the name is not lost either', async () => {
  const server = await brokenOff('create', 'after');
  closeTab();
  server.breakOff('createRecord', 'before');
  const names = { firstName: 'Ana', lastName: 'de Souza' };
  await expect(completeSignUp(server.host, server.account(), names)).rejects.toThrow();
  server.mend();
  expect(await completeSignUp(server.host, server.account())).toBe(true);
  isFinished(server);
});

it.each([`Ana ${'de Souza '.repeat(10)}`, 'Admin'])(
  'asks for a name where the provider’s is none: %s',
  async (displayName) => {
    const server = aServer();
    const account = { uid: 'google', email: 'ana@example.test', displayName };
    expect(await completeSignUp(server.host, account)).toBe(false);
    expect(server.records.size).toBe(0);
  },
);

it('never opens an account that an earlier try has not made', async () => {
  const server = aServer();
  await server.host.create(input.email, input.password);
  await expect(signUp(server.host, input)).rejects.toMatchObject({ code: 'email-in-use' });
  await expect(signUp(server.host, input)).rejects.toMatchObject({ code: 'email-in-use' });
  server.breakOff('create', 'before');
  await expect(signUp(server.host, { ...input, password: 'other' })).rejects.toThrow('unavailable');
  server.mend();
  // Tried before, and somebody else's all the same.
  await expect(signUp(server.host, { ...input, password: 'other' })).rejects.toMatchObject({
    code: 'email-in-use',
  });
  expect(server.records.size).toBe(0);
});

it('makes no name of an address, and changes no record that is there', async () => {
  const server = aServer();
  const account = await server.host.create(input.email, input.password);
  expect(await completeSignUp(server.host, account)).toBe(false);
  expect(server.records.size).toBe(0);
  server.records.set(account.uid, { firstName: 'Anna', lastName: 'S' });
  expect(await completeSignUp(server.host, account, { firstName: 'Ana', lastName: 'de Souza' })).toBe(true);
  expect(server.records.get(account.uid)).toEqual({ firstName: 'Anna', lastName: 'S' });
  expect(await completeSignUp(server.host, account)).toBe(true);
});
