import * as v from 'valibot';

/** The code of an authenticator app; apps show it in two groups, and people copy the blank along. */
export const appCodeSchema = v.pipe(
  v.string(),
  v.transform((typed) => typed.replaceAll(/\s/g, '')),
  v.regex(/^[0-9]{6}$/),
);
