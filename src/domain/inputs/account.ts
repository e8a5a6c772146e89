import * as v from 'valibot';
import { childrenSchema, childSchema, emailAddress, optionalText } from '../fields';
import { MAX_BIO, MAX_CODE, MAX_NAME, MAX_PROOF_BYTES, PROOF_TYPES } from '../limits';
import { composed, isName, isReserved, isSeen, type PersonName } from '../person-name';
import { normalizeCode } from '../slugs';

/** First or last name (product §5). */
const personName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('required'),
  v.transform(composed),
  v.maxLength(MAX_NAME, 'tooLong'),
  v.check(isName, 'nameCharacters'),
);
/** Both names, as every form asks for them. */
export const nameFields = { firstName: personName, lastName: personName };
export const NAME_PATHS = [['firstName'], ['lastName']] as const;
export const isFreeName = (name: PersonName): boolean => !isReserved(name);
/** What forms ask besides, where a person's schools are known. */
export const isNameOfNone =
  (schoolNames: readonly string[]) =>
  (name: PersonName): boolean =>
    !isReserved(name, schoolNames);

/** What is asked of somebody whose account has no name yet. */
export const namesSchema = v.pipe(
  v.object(nameFields),
  v.forward(v.partialCheck(NAME_PATHS, isFreeName, 'nameReserved'), ['firstName']),
);
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

/** Another address for the account of whoever is signed in. */
export const changeAddressSchema = v.object({ email: emailAddress });
export type ChangeAddressInput = v.InferOutput<typeof changeAddressSchema>;

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
    ...nameFields,
    bio: optionalText(MAX_BIO),
    children: v.pipe(v.array(childInputSchema), childrenSchema),
  }),
  v.forward(v.partialCheck(NAME_PATHS, isFreeName, 'nameReserved'), ['firstName']),
);
export type ProfileInput = v.InferOutput<typeof profileSchema>;
