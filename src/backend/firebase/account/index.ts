import { fetched } from '../../fetched';
import type { AccountLink, AccountPort } from '../../ports/account';
import { withBackendErrors } from '../sdk/errors';
import { call } from './call';
import { notificationSettingsPort } from './notification-settings';

export const accountPort: AccountPort = {
  ...notificationSettingsPort,
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
