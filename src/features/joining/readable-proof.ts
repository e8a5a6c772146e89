import * as v from 'valibot';

/** How the accepted kinds begin: PDF, JPEG, PNG. */
const BEGINNINGS = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};
/** Readers of PDF find its beginning anywhere in so many bytes. */
const PDF_WITHIN = 1024;

function startsAt(bytes: Uint8Array, beginning: readonly number[], at: number): boolean {
  return beginning.every((byte, index) => bytes[at + index] === byte);
}

/**
 * Whether a document can be looked at: it begins as its kind does, and a picture can be decoded. A torn download or a
 * renamed file would be seen only by the moderator, days later.
 */
export async function isReadable(proof: File): Promise<boolean> {
  const bytes = new Uint8Array(await proof.slice(0, PDF_WITHIN).arrayBuffer());
  const isPdf = bytes.some((_, at) => startsAt(bytes, BEGINNINGS.pdf, at));
  const isPicture = startsAt(bytes, BEGINNINGS.jpeg, 0) || startsAt(bytes, BEGINNINGS.png, 0);
  if (!isPicture || !('createImageBitmap' in window)) return isPicture || isPdf;
  try {
    (await createImageBitmap(proof)).close();
    return true;
  } catch {
    return false;
  }
}

/** A form's schema, whose document has to be readable, too. */
export const withReadableProof = <Input, Output extends { proof: File }>(
  schema: v.GenericSchema<Input, Output>,
) =>
  v.pipeAsync(
    schema,
    v.rawCheckAsync(async ({ dataset, addIssue }) => {
      // What the schema says of the document comes first.
      if (!dataset.typed || dataset.issues || (await isReadable(dataset.value.proof))) return;
      addIssue({
        message: 'proofUnreadable',
        path: [
          {
            type: 'object',
            origin: 'value',
            input: dataset.value,
            key: 'proof',
            value: dataset.value.proof,
          },
        ],
      });
    }),
  );
