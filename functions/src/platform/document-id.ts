/** What the database takes as a document's id is at most this long, in bytes. */
const MAX_BYTES = 1_500;

/** Whether a document could be called so. Asking the database for one that could not throws, in us or in it. */
export const isDocumentId = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^(?!\.{1,2}$)(?!__.*__$)[^/]+$/s.test(value) &&
  Buffer.byteLength(value) <= MAX_BYTES;
