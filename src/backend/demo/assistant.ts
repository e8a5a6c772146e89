import type { AssistantPort } from '../ports/assistant';
import { observeConstant } from './constant';
import { refuse } from './refuse';

/** Not part of the demo: answers are for members. */
export const assistant: AssistantPort = {
  usage: refuse,
  recommendations: refuse,
  ask: refuse,
  sendFeedback: refuse,
  watchTipSets: (_uid, observer) => observeConstant([], observer),
};
