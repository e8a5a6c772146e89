import * as v from 'valibot';
import { idSchema } from '../fields';
import { dataExportSchema } from './data-export';

/**
 * `schoolExports/{schoolId}`: a copy of a school for its parents' association, made in the background. The file lies at
 * `school-exports/{schoolId}/{fileName}` until it expires. Written by functions, read by admins.
 */
export const schoolExportSchema = v.object({
  ...v.omit(dataExportSchema, ['userId']).entries,
  schoolId: idSchema,
  /** The admin who asked for it. */
  requestedBy: idSchema,
});
export type SchoolExport = v.InferOutput<typeof schoolExportSchema>;
