import * as v from 'valibot';
import { requiredText } from '../fields';
import * as limits from '../limits';
import { DAY_MS } from '../time';

const isAhead = (date: Date): boolean => date.getTime() > Date.now();
const isNear = (date: Date): boolean => date.getTime() <= Date.now() + limits.POLL_DAYS * DAY_MS;

/** The poll of a post (product §5): its question is the post's text. */
export const pollInputSchema = v.object({
  options: v.pipe(
    v.array(requiredText(limits.MAX_POLL_OPTION)),
    v.minLength(limits.MIN_POLL_OPTIONS, 'pollTooFew'),
    v.maxLength(limits.MAX_POLL_OPTIONS, 'tooMany'),
    v.checkItems((option, at, options) => options.indexOf(option) === at, 'pollSame'),
  ),
  isMultiple: v.boolean(),
  endsAt: v.nullable(
    v.pipe(v.date('pollEndMissing'), v.check(isAhead, 'pollEndPast'), v.check(isNear, 'pollEndFar')),
  ),
});
