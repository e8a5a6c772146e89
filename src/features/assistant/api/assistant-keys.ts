const ASSISTANT = 'assistant';

/** Keys of what is read of the Parent Assistant and asked of it, in the query cache. */
export const assistantKeys = {
  usage: (uid: string) => [ASSISTANT, 'usage', uid],
  /** What was asked in this visit. */
  visit: (uid: string) => [ASSISTANT, 'visit', uid],
  ask: (uid: string) => [ASSISTANT, 'ask', uid],
  tipSets: (uid: string) => [ASSISTANT, 'tip-sets', uid],
  tips: (uid: string, schoolId: string, gradeBand: string, day: string) => [
    ASSISTANT,
    'tips',
    uid,
    schoolId,
    gradeBand,
    day,
  ],
};
