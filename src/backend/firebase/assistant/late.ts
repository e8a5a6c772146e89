import { fetched } from '../../fetched';
import type { AssistantPort } from '../../ports/assistant';
import { watchLate } from '../reading/watch-late';

/** The dashboard needs no assistant: its code, and the grades it knows, come with the first page that does. */
const assistant = (): Promise<AssistantPort> =>
  fetched(() => import('.')).then(({ assistantPort }) => assistantPort);

export const lateAssistant: AssistantPort = {
  usage: async () => (await assistant()).usage(),
  recommendations: async (input) => (await assistant()).recommendations(input),
  ask: async (...question) => (await assistant()).ask(...question),
  sendFeedback: async (message) => (await assistant()).sendFeedback(message),
  watchTipSets: (uid, observer) =>
    watchLate(assistant, (port, told) => port.watchTipSets(uid, told), observer),
};
