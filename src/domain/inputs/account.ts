import * as v from 'valibot';
import { childrenSchema, emailAddress, optionalText, personName } from '../fields';
import { MAX_BIO, MAX_CODE, MAX_PROOF_BYTES, MIN_PASSWORD, PROOF_TYPES } from '../limits';
import { normalizeCode } from '../slugs';

/** Sign-up and school sign-up page (product §5): all four required, and the choice that /login has, too. */
export const signUpSchema = v.object({
  firstName: personName,
  lastName: personName,
  email: emailAddress,
  password: v.pipe(v.string(), v.nonEmpty('required'), v.minLength(MIN_PASSWORD, 'passwordTooShort')),
  keepSignedIn: v.boolean(),
});
export type SignUpInput = v.InferOutput<typeof signUpSchema>;

/** What is asked of somebody whose account has no name yet. */
export const namesSchema = v.pick(signUpSchema, ['firstName', 'lastName']);
export type NamesInput = v.InferOutput<typeof namesSchema>;

/** Login: the provider judges the rest (product §5). */
export const logInSchema = v.object({
  email: emailAddress,
  password: v.pipe(v.string(), v.nonEmpty('required')),
  keepSignedIn: v.boolean(),
});
export type LogInInput = v.InferOutput<typeof logInSchema>;

export const resetPasswordSchema = v.object({ email: emailAddress });
export type ResetPasswordInput = v.InferOutput<typeof resetPasswordSchema>;

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

/** What a member may say of themselves (product §5). */
export const profileSchema = v.object({
  firstName: personName,
  lastName: personName,
  bio: optionalText(MAX_BIO),
  children: childrenSchema,
});
export type ProfileInput = v.InferOutput<typeof profileSchema>;
