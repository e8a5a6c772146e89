import * as v from 'valibot';
import { auth } from '../platform/app';
import { callable, requireUid } from '../platform/callable';
import { endDevices } from '../push/end-devices';

/**
 * Ends every sign-in of the caller, wherever it is, and what devices are told. A token that is out already lives on until
 * it is an hour old (docs/security.md); none follows it.
 */
export const signOutEverywhere = callable(
  'signOutEverywhere',
  v.object({}),
  async (_input, request): Promise<{ status: 'signed-out' }> => {
    const uid = requireUid(request);
    await auth().revokeRefreshTokens(uid);
    await endDevices(uid);
    return { status: 'signed-out' };
  },
);
