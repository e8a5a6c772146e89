import * as v from 'valibot';
import { idSchema, requiredText } from '../fields';
import { MAX_GRADE } from '../limits';
import { MAX_FEEDBACK, MAX_QUESTION } from './limits';

/** Read by `readGrade`, never passed on as it is. Empty when the parent has entered none. */
const gradeText = v.pipe(v.string(), v.maxLength(MAX_GRADE, 'tooLong'));

/** The ask box: non-empty after trimming. */
export const questionFormSchema = v.object({ question: requiredText(MAX_QUESTION) });

/** Input of `askParentAssistant` (product §7.1). */
export const askInputSchema = v.object({
  ...questionFormSchema.entries,
  gradeOrRoom: gradeText,
  schoolId: idSchema,
});
export type AskInput = v.InferOutput<typeof askInputSchema>;

/** Input of `getParentRecommendations` (product §7.1). */
export const recommendationsInputSchema = v.object({
  userId: idSchema,
  gradeOrRoom: gradeText,
  schoolId: idSchema,
  ageFallback: gradeText,
});
export type RecommendationsInput = v.InferOutput<typeof recommendationsInputSchema>;

/** Input of `submitParentAssistantFeedback` and its form (product §7.1). */
export const feedbackInputSchema = v.object({ message: requiredText(MAX_FEEDBACK) });
