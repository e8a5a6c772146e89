import * as v from 'valibot';
import { GROUP_ACCESS } from '../entities/group';
import { optionalText, requiredText } from '../fields';
import { GROUP_COVERS } from '../group-cover';
import * as limits from '../limits';

/** Group (product §5): name required, description optional; without a chosen colour it has that of its id. */
export const groupInputSchema = v.object({
  name: requiredText(limits.MAX_GROUP_NAME),
  description: optionalText(limits.MAX_DESCRIPTION),
  /** Not there, or null, in what was sent off before groups had covers. */
  cover: v.optional(v.nullable(v.picklist(GROUP_COVERS))),
  /** Not there in what was sent off before groups could be asked for. */
  access: v.optional(v.picklist(GROUP_ACCESS)),
});
export type GroupInput = v.InferOutput<typeof groupInputSchema>;

/** What of a group whoever runs it changes; its name is its own. */
export const groupChangeSchema = v.object({
  description: groupInputSchema.entries.description,
  cover: v.picklist(GROUP_COVERS),
  access: v.picklist(GROUP_ACCESS),
});
export type GroupChange = v.InferOutput<typeof groupChangeSchema>;
