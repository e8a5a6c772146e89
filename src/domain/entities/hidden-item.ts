import * as v from 'valibot';
import { idSchema } from '../fields';
import { MAX_HIDDEN_LABEL } from '../limits';
import { truncate } from '../truncate';

/** Hidden from one's own view; a blocked person is hidden as well, and kept away by the rules. */
export const HIDDEN_KINDS = ['post', 'group', 'person', 'blocked'] as const;
export type HiddenKind = (typeof HIDDEN_KINDS)[number];

/** `users/{uid}/hiddenItems/{kind}_{targetId}`: what a parent does not want to see. For them alone. */
export const hiddenItemSchema = v.object({
  id: idSchema,
  kind: v.picklist(HIDDEN_KINDS),
  targetId: idSchema,
  /** What it is listed by. */
  label: v.string(),
  createdAt: v.nullable(v.date()),
});
export type HiddenItem = v.InferOutput<typeof hiddenItemSchema>;

/** One that is about to be written; the server sets its time. */
export const newHiddenItem = (kind: HiddenKind, targetId: string, label: string): HiddenItem => ({
  id: `${kind}_${targetId}`,
  kind,
  targetId,
  label: truncate(label.trim() || '…', MAX_HIDDEN_LABEL),
  createdAt: null,
});
