import * as v from 'valibot';
import type { AssistantUsage } from '@/domain/assistant/answers';
import { assistantDay } from '@/domain/assistant/day';
import { callable } from '../platform/callable';
import { now } from '../platform/clock';
import { requireMember } from './access';
import { ASSISTANT_API_KEY, currentSource, dailyLimit } from './config';
import { questionsLeft } from './daily-questions';

/** How many questions the caller may still ask today (product §7.1). Takes no input. */
export const getParentAssistantUsage = callable(
  'getParentAssistantUsage',
  v.unknown(),
  async (_input, request): Promise<AssistantUsage> => {
    const { uid } = await requireMember(request);
    const limit = dailyLimit();
    const day = assistantDay(new Date(await now()));
    return { remaining: await questionsLeft(uid, day, limit), limit, source: currentSource() };
  },
  { secrets: [ASSISTANT_API_KEY] },
);
