import { type CallableRequest, type CallableResponse, HttpsError } from 'firebase-functions/v2/https';
import type { Answer, AnswerProgress } from '@/domain/assistant/answers';
import { assistantDay } from '@/domain/assistant/day';
import { gradeOrAges } from '@/domain/assistant/grade';
import { type AskInput, askInputSchema } from '@/domain/assistant/inputs';
import { FALLBACK_AGES } from '@/domain/assistant/limits';
import { withoutNames } from '@/domain/assistant/privacy';
import { professionalFor } from '@/domain/assistant/professional';
import type { User } from '@/domain/entities/user';
import { callable } from '../platform/callable';
import { now } from '../platform/clock';
import { requireMember } from './access';
import {
  ASSISTANT_API_KEY,
  ASSISTANT_TIMEOUT_SECONDS,
  dailyLimit,
  type ProviderConfig,
  providerConfig,
  providerDeadline,
} from './config';
import { curatedAnswer } from './curated/answer';
import { questionsLeft, refundQuestion, takeQuestion } from './daily-questions';
import { answerByModel } from './model-answer';
import type { Meter } from './provider/chat';
import { asHttpsError, logProviderError } from './provider/errors';
import { recordUsage } from './stats';

type Found = Pick<Answer, 'answer' | 'outcome' | 'source' | 'professional'>;
type Progress = CallableResponse<AnswerProgress> | undefined;

/**
 * Answers one question (product §7.3). Counted before the model is asked, so that questions at the same moment can't
 * exceed the day's limit, and given back when no answer came, within a day's ceiling.
 */
export const askParentAssistant = callable(
  'askParentAssistant',
  askInputSchema,
  async (input, request: CallableRequest, response: Progress): Promise<Answer> => {
    const member = await requireMember(request, input.schoolId);
    const day = assistantDay(new Date(await now()));
    const remaining = await takeQuestion(member.uid, day, dailyLimit());
    if (remaining === null) throw new HttpsError('resource-exhausted', 'No questions left today.');
    const meter: Meter = { modelCalls: 0, inputTokens: 0, outputTokens: 0 };
    let found: Found | null = null;
    try {
      found = await answerQuestion(input, member, meter, request.acceptsStreaming ? response : undefined);
    } catch (error) {
      logProviderError(error, { uid: member.uid });
      throw asHttpsError(error);
    } finally {
      if (!found) await refundQuestion(member.uid, day, 'failed');
      else if (found.outcome === 'not-found') await refundQuestion(member.uid, day, 'notFound');
      await recordUsage(input.schoolId, day, {
        ...meter,
        // One without a curated answer is none that the statistics count beside posts and the like.
        ...(found && found.outcome !== 'not-found' ? { questions: 1 } : { failedQuestions: 1 }),
      });
    }
    return { ...found, remaining: await questionsLeft(member.uid, day, dailyLimit()) };
  },
  { secrets: [ASSISTANT_API_KEY], timeoutSeconds: ASSISTANT_TIMEOUT_SECONDS },
);

async function answerQuestion(
  input: AskInput,
  member: User,
  meter: Meter,
  progress: Progress,
): Promise<Found> {
  const professional = professionalFor(input.question);
  const config = providerConfig();
  if (config) return answerFromModel(config, input, member, meter, progress, professional);
  const answer = curatedAnswer(input.question);
  return {
    answer: answer ?? '',
    outcome: answer ? 'answered' : 'not-found',
    source: 'curated',
    professional,
  };
}

async function answerFromModel(
  config: ProviderConfig,
  input: AskInput,
  member: User,
  meter: Meter,
  progress: Progress,
  professional: Found['professional'],
): Promise<Found> {
  const question = {
    grade: gradeOrAges(input.gradeOrRoom, FALLBACK_AGES).label,
    text: withoutNames(input.question, {
      parent: [member.firstName, member.lastName],
      children: member.children.map(({ name }) => name),
    }),
  };
  const onSentences =
    progress && ((textSoFar: string) => void progress.sendChunk({ textSoFar }).catch(ignoreClosedPage));
  const done = await answerByModel(config, question, providerDeadline(), meter, onSentences);
  if (done.refused) return { answer: '', outcome: 'refused', source: 'ai', professional };
  const { answer } = done.value;
  return { answer, outcome: 'answered', source: 'ai', professional: professional ?? done.value.professional };
}

/** A parent who closed the page: the answer is finished, and counted, all the same. */
function ignoreClosedPage(): void {}
