import { region } from 'firebase-functions/v1';
import { TRIGGER } from '../platform/options';
import { deletionRef, parseDeletion } from './deletions';
import { eraseAccount } from './erase-account';
import { PSEUDONYM_KEY } from './pseudonym';

/**
 * A sign-in was deleted outside of the product, in the provider's console or through its API: the account goes with all
 * that is its parent's, at once, as nobody could change their mind any more. After our own deletion nothing is left.
 */
export const onSignInDeleted = region(TRIGGER.region)
  .runWith({ failurePolicy: true, timeoutSeconds: 540, secrets: [PSEUDONYM_KEY] })
  .auth.user()
  .onDelete(async ({ uid }) => {
    const wish = parseDeletion(await deletionRef(uid).get());
    await eraseAccount(uid, wish?.keepPosts ?? false);
  });
