import * as v from 'valibot';
import { childrenSchema, childSchema, emailAddress, optionalText } from '../fields';
import {
  MAX_BIO,
  MAX_CODE,
  MAX_NAME,
  MAX_PASSWORD,
  MAX_PROOF_BYTES,
  MIN_PASSWORD,
  PROOF_TYPES,
} from '../limits';
import { isCommonPassword, isPersonalPassword } from '../password';
import { composed, isName, isReserved, isSeen, type PersonName } from '../person-name';
import { normalizeCode } from '../slugs';

/** A password that somebody chooses: nothing that many have. */
const newPassword = v.pipe(
  v.string(),
  v.nonEmpty('required'),
  v.minLength(MIN_PASSWORD, 'passwordTooShort'),
  v.maxLength(MAX_PASSWORD, 'tooLong'),
  v.check((password) => !isCommonPassword(password), 'passwordCommon'),
);

/** First or last name (product §5). */
const personName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('required'),
  v.transform(composed),
  v.maxLength(MAX_NAME, 'tooLong'),
  v.check(isName, 'nameCharacters'),
);
const names = { firstName: personName, lastName: personName };
const BOTH = [['firstName'], ['lastName']] as const;
const isFree = (name: PersonName): boolean => !isReserved(name);

/** What is asked of somebody whose account has no name yet. */
export const namesSchema = v.pipe(
  v.object(names),
  v.forward(v.partialCheck(BOTH, isFree, 'nameReserved'), ['firstName']),
);
export type NamesInput = v.InferOutput<typeof namesSchema>;

/** Sign-up and school sign-up page (product §5): all four required, and the choice that /login has, too. */
export const signUpSchema = v.pipe(
  v.object({ ...names, email: emailAddress, password: newPassword, keepSignedIn: v.boolean() }),
  v.forward(v.partialCheck(BOTH, isFree, 'nameReserved'), ['firstName']),
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

/** Login: the provider judges the rest (product §5). */
export const logInSchema = v.object({
  email: emailAddress,
  password: v.pipe(v.string(), v.nonEmpty('required')),
  keepSignedIn: v.boolean(),
});
export type LogInInput = v.InferOutput<typeof logInSchema>;

export const resetPasswordSchema = v.object({ email: emailAddress });
export type ResetPasswordInput = v.InferOutput<typeof resetPasswordSchema>;

/** What the link of a mail about an account carries. */
export const accountLinkSchema = v.object({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) });

/** Extension of a file name in lower case, without the dot; empty when there is none. */
export const fileExtension = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** A proof document: pdf, jpg, jpeg or png (product §5) of at most 10 MB. */
export const proofFileSchema = v.pipe(
  v.instance(File, 'proofRequired'),
  v.check((file) => fileExtension(file.name) in PROOF_TYPES, 'proofType'),
  v.check((file) => file.size > 0, 'proofEmpty'),
  v.maxSize(MAX_PROOF_BYTES, 'proofTooBig'),
);

/** A document alone, for a request that waits. */
export const proofSchema = v.object({ proof: proofFileSchema });

/** Join form (product §5). */
export const joinSchema = v.object({
  code: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('codeRequired'),
    v.maxLength(MAX_CODE, 'codeRequired'),
    v.check((typed) => normalizeCode(typed) !== null, 'codeRequired'),
  ),
  proof: proofFileSchema,
});
export type JoinInput = v.InferOutput<typeof joinSchema>;

/** A child as it may be typed. */
export const childInputSchema = v.pipe(
  childSchema,
  v.forward(
    v.check(({ name }) => isSeen(name), 'unseenCharacters'),
    ['name'],
  ),
  v.forward(
    v.check(({ gradeOrRoom }) => isSeen(gradeOrRoom), 'unseenCharacters'),
    ['gradeOrRoom'],
  ),
);

/** What a member may say of themselves (product §5). */
export const profileSchema = v.pipe(
  v.object({
    ...names,
    bio: optionalText(MAX_BIO),
    children: v.pipe(v.array(childInputSchema), childrenSchema),
  }),
  v.forward(v.partialCheck(BOTH, isFree, 'nameReserved'), ['firstName']),
);
export type ProfileInput = v.InferOutput<typeof profileSchema>;
