import * as v from 'valibot';
import { optionalText, requiredText } from '../fields';
import { GROUP_COVERS } from '../group-cover';
import * as limits from '../limits';

/** Group (product §5): name required, description optional; without a chosen colour it has that of its id. */
export const groupInputSchema = v.object({
  name: requiredText(limits.MAX_GROUP_NAME),
  description: optionalText(limits.MAX_DESCRIPTION),
  /** Not there, or null, in what was sent off before groups had covers. */
  cover: v.optional(v.nullable(v.picklist(GROUP_COVERS))),
});
export type GroupInput = v.InferOutput<typeof groupInputSchema>;
