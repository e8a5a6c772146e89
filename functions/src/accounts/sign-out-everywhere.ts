import * as v from 'valibot';
import { auth } from '../platform/app';
import { callable, requireUid } from '../platform/callable';

/**
 * Ends every sign-in of the caller, wherever it is. A token that is out already lives on until it is an hour old
 * (docs/security.md); none follows it.
 */
export const signOutEverywhere = callable(
  'signOutEverywhere',
  v.object({}),
  async (_input, request): Promise<{ status: 'signed-out' }> => {
    await auth().revokeRefreshTokens(requireUid(request));
    return { status: 'signed-out' };
  },
);
