import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import type { AnswerProgress } from '@/domain/assistant/answers';
import { TIP_SETS_SHOWN } from '@/domain/assistant/limits';
import type { TipSet } from '@/domain/entities/outreach';
import { fetched } from '../fetched';
import type { AssistantPort } from '../ports/assistant';
import { watchQuery } from './reading/documents';
import { db } from './sdk/firestore';

const functions = () => fetched(() => import('./sdk/callables'));

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
    watchQuery<TipSet>(
      query(
        collection(db(), 'parentAssistantTips'),
        where('userId', '==', uid),
        orderBy('createdAt', 'desc'),
        limit(TIP_SETS_SHOWN),
      ),
      observer,
    ),
};
