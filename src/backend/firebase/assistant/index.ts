import { limit, orderBy, query, where } from 'firebase/firestore';
import type { AnswerProgress } from '@/domain/assistant/answers';
import { TIP_SETS_SHOWN } from '@/domain/assistant/limits';
import { fetched } from '../../fetched';
import type { AssistantPort } from '../../ports/assistant';
import { tipSets } from '../collections/tip-sets';
import { watchQuery } from '../reading/documents';

const functions = () => fetched(() => import('../sdk/callables'));

export const assistantPort: AssistantPort = {
  usage: async () => (await functions()).call('getParentAssistantUsage', null),

  recommendations: async (input) => (await functions()).call('getParentRecommendations', input),

  ask: async (input, onText) =>
    (await functions()).callStreaming('askParentAssistant', input, ({ textSoFar }: AnswerProgress) =>
      onText?.(textSoFar),
    ),

  sendFeedback: async (message) => {
    await (await functions()).call('submitParentAssistantFeedback', { message });
  },

  watchTipSets: (uid, observer) =>
    watchQuery(
      query(tipSets(), where('userId', '==', uid), orderBy('createdAt', 'desc'), limit(TIP_SETS_SHOWN)),
      observer,
    ),
};
