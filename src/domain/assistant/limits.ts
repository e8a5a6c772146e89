/** Sizes and numbers of the Parent Assistant, the same for forms, functions and prompts. */

/** Questions per user and day when `ASSISTANT_DAILY_LIMIT` says nothing (product §9). */
export const DEFAULT_DAILY_QUESTIONS = 10;
/** Failed questions given back to a user in a day; further ones stay counted, for the model was paid for each. */
export const MAX_DAILY_FAILURES = 10;
/** Questions that found nothing, given back to a user in a day; further ones stay counted, so that they have an end. */
export const MAX_DAILY_NOT_FOUND = 20;
/** A question, in characters: bounds what one question costs. */
export const MAX_QUESTION = 1_000;
/** A message about the assistant, in characters, and how many of them a user may send in a day. */
export const MAX_FEEDBACK = 2_000;
export const MAX_DAILY_FEEDBACK = 20;
/** An answer and the text of one tip, in characters: more than a provider was asked for is cut off there. */
export const MAX_ANSWER = 4_000;
export const MAX_TIP = 600;
export const MAX_LINK = 300;
/** What is told of a child whose grade is not known (product §2.10). */
export const FALLBACK_AGES = 'ages 5 to 9';
/** Tip sets a member sees, the newest of them as today's. */
export const TIP_SETS_SHOWN = 30;
