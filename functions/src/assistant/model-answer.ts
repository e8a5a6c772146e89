import * as v from 'valibot';
import { MAX_ANSWER } from '@/domain/assistant/limits';
import { PROFESSIONAL_KINDS, type ProfessionalKind } from '@/domain/assistant/professional';
import { splitSentences } from '@/domain/assistant/sentences';
import { truncate } from '@/domain/truncate';
import type { ProviderConfig } from './config';
import { plainText } from './plain-text';
import { ASK_FORMAT, ASK_MAX_TOKENS, askMessages } from './prompts/ask';
import type { Meter } from './provider/chat';
import { type Completed, complete } from './provider/complete';
import { partialAnswer } from './provider/partial-answer';

const replySchema = v.object({
  answer: v.pipe(
    v.string(),
    v.transform((text) => truncate(plainText(text), MAX_ANSWER)),
    v.nonEmpty(),
  ),
  professional: v.fallback(v.nullable(v.picklist(PROFESSIONAL_KINDS)), null),
});

export interface ModelAnswer {
  answer: string;
  professional: ProfessionalKind | null;
}

interface Question {
  /** A label of our own. */
  grade: string;
  /** Without names. */
  text: string;
}

/**
 * A model's answer to one question.
 * @param onSentences called with the answer so far whenever another sentence of it is complete
 * @throws ProviderTimeout, MalformedReply, or the provider's error
 */
export function answerByModel(
  config: ProviderConfig,
  question: Question,
  deadline: number,
  meter: Meter,
  onSentences?: (textSoFar: string) => void,
): Promise<Completed<ModelAnswer>> {
  const task = {
    messages: askMessages(question.grade, question.text),
    maxTokens: ASK_MAX_TOKENS,
    format: ASK_FORMAT,
    schema: replySchema,
    ...(onSentences && { onText: inWholeSentences(onSentences) }),
  };
  return complete(config, task, deadline, meter);
}

// In any script, or the escape of a line break.
const SENTENCE_END = /[.!?…。！？।\\]/;

/** A send for each word would cost more than the words. */
function inWholeSentences(onSentences: (textSoFar: string) => void): (json: string) => void {
  let seen = 0;
  let sent = 0;
  return (json) => {
    const isWorthLooking = SENTENCE_END.test(json.slice(seen));
    seen = json.length;
    if (!isWorthLooking) return;
    // The last sentence may still grow.
    const sentences = splitSentences(truncate(plainText(partialAnswer(json)), MAX_ANSWER)).slice(0, -1);
    if (sentences.length <= sent) return;
    sent = sentences.length;
    onSentences(sentences.join('\n'));
  };
}
