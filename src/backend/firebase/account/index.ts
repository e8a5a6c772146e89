import { fetched } from '../../fetched';
import type { AccountLink, AccountPort } from '../../ports/account';
import { withBackendErrors } from '../sdk/errors';

/** Calls a function about the account; nothing of it is needed by the first screens. */
async function call<Input, Output>(name: string, input: Input): Promise<Output> {
  const callables = await fetched(() => import('../sdk/callables'));
  return callables.call<Input, Output>(name, input);
}

export const accountPort: AccountPort = {
  sendVerificationEmail: async () => void (await call('sendVerificationEmail', {})),
  changePassword: (current, next) =>
    withBackendErrors(async () => {
      const { changePassword } = await fetched(() => import('./password'));
      await changePassword(current, next);
    }),
  secondFactor: async () => (await fetched(() => import('../second-factor'))).secondFactorPort,
  signOutEverywhere: async () => void (await call('signOutEverywhere', {})),
  checkLink: (token) => call<{ token: string }, AccountLink>('checkAccountLink', { token }),
  followLink: async (token) =>
    (await call<{ token: string }, { status: 'done' | 'waiting' }>('followAccountLink', { token })).status,
  setNewPassword: async (token, password) => void (await call('setNewPassword', { token, password })),
  requestAddressChange: async (email) => void (await call('requestAddressChange', { email })),
};
