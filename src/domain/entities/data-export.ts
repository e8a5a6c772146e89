import * as v from 'valibot';
import { idSchema } from '../fields';

/**
 * `dataExports/{uid}`: a copy of everything that is held about a parent, made in the background. The file lies at
 * `data-exports/{uid}/{fileName}` until it expires. Written by functions.
 */
export const dataExportSchema = v.object({
  userId: idSchema,
  status: v.picklist(['making', 'ready', 'failed']),
  requestedAt: v.date(),
  fileName: v.nullable(v.string()),
  /** Bytes of the file. */
  size: v.nullable(v.number()),
  expiresAt: v.nullable(v.date()),
});
export type DataExport = v.InferOutput<typeof dataExportSchema>;
