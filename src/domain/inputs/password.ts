import * as v from 'valibot';
import { emailAddress } from '../fields';
import { MAX_PASSWORD, MIN_PASSWORD } from '../limits';
import { isCommonPassword, isPersonalPassword, type PasswordOwner } from '../password';
import { accountLinkSchema, isFreeName, NAME_PATHS, nameFields } from './account';

// Apart from the other forms: only who chooses a password needs the list of common ones.

/** A password that somebody chooses: nothing that many have. */
const newPassword = v.pipe(
  v.string(),
  v.nonEmpty('required'),
  v.minLength(MIN_PASSWORD, 'passwordTooShort'),
  v.maxLength(MAX_PASSWORD, 'tooLong'),
  v.check((password) => !isCommonPassword(password), 'passwordCommon'),
);

/** Sign-up and school sign-up page (product §5): all four required, and the choice that /login has, too. */
export const signUpSchema = v.pipe(
  v.object({ ...nameFields, email: emailAddress, password: newPassword, keepSignedIn: v.boolean() }),
  v.forward(v.partialCheck(NAME_PATHS, isFreeName, 'nameReserved'), ['firstName']),
  v.forward(
    v.partialCheck(
      [['firstName'], ['lastName'], ['email'], ['password']],
      (account) => !isPersonalPassword(account.password, account),
      'passwordPersonal',
    ),
    ['password'],
  ),
);
export type SignUpInput = v.InferOutput<typeof signUpSchema>;

/** A password that its owner's name and address do not give away, either. */
const passwordOf = (owner: PasswordOwner) =>
  v.pipe(
    newPassword,
    v.check((password) => !isPersonalPassword(password, owner), 'passwordPersonal'),
  );

/** A new password for somebody who is signed in, and the present one as a proof that it is they. */
export const changePasswordSchema = (owner: PasswordOwner) =>
  v.object({
    current: v.pipe(v.string(), v.nonEmpty('required')),
    password: passwordOf(owner),
  });
export type ChangePasswordInput = v.InferOutput<ReturnType<typeof changePasswordSchema>>;

/** The same for somebody who has forgotten theirs: the link of a mail proves that it is they. */
export const newPasswordSchema = (owner: PasswordOwner) => v.object({ password: passwordOf(owner) });

/** What is sent of it. */
export const setNewPasswordSchema = v.object({ ...accountLinkSchema.entries, password: newPassword });
