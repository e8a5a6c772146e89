import * as v from 'valibot';
import { PROOF_BOUNDS } from '@/domain/limits';
import { typedProof } from './api/typed-proof';

/** Comes with the first document. Where it does not come, nothing is held against the document: the server looks again. */
const faultOf = async (bytes: Uint8Array, type: string): Promise<string | null> => {
  try {
    const { fileFault } = await import('@/domain/file-check');
    return fileFault(bytes, type, PROOF_BOUNDS);
  } catch {
    return null;
  }
};

/**
 * Whether a document can be looked at: it is built as the kind demands that its name tells, and a picture can be decoded.
 * A torn download or a renamed file would be seen only by the moderator, days later.
 */
export async function isReadable(proof: File): Promise<boolean> {
  const { type } = typedProof(proof);
  const bytes = new Uint8Array(await proof.arrayBuffer());
  if (await faultOf(bytes, type)) return false;
  if (type === 'application/pdf' || !('createImageBitmap' in window)) return true;
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
