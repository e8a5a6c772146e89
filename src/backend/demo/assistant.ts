import type { AssistantPort } from '../ports/assistant';
import { refuse } from './refuse';
import { still } from './still';

/** Not part of the demo: answers are for members. */
export const assistant: AssistantPort = {
  usage: refuse,
  recommendations: refuse,
  ask: refuse,
  sendFeedback: refuse,
  watchTipSets: (_uid, observer) => still([], observer),
};
