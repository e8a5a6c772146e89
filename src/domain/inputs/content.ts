import * as v from 'valibot';
import { requiredText } from '../fields';
import * as limits from '../limits';

/** Composer (product §5): content non-empty after trimming. */
export const postInputSchema = v.object({ content: requiredText(limits.MAX_POST) });

/** Comment (product §5): trimmed, blank ignored. */
export const commentInputSchema = v.object({ content: requiredText(limits.MAX_COMMENT) });
