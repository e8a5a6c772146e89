import * as v from 'valibot';
import type { TipFields } from '@/domain/assistant/answers';
import type { GradeBand } from '@/domain/assistant/grade';
import { MAX_TIP } from '@/domain/assistant/limits';
import { safeLink, searchLink, searchWordsOf, TIP_KINDS } from '@/domain/assistant/link';
import { truncate } from '@/domain/truncate';
import type { ProviderConfig } from './config';
import { plainText } from './plain-text';
import { TIPS_FORMAT, TIPS_MAX_TOKENS, tipsMessages } from './prompts/tips';
import type { Meter } from './provider/chat';
import { complete } from './provider/complete';
import { MalformedReply } from './provider/errors';

const text = v.pipe(
  v.string(),
  v.transform((raw) => truncate(plainText(raw), MAX_TIP)),
  v.nonEmpty(),
);
const link = v.fallback(v.string(), '');

const replySchema = v.pipe(
  v.object({
    bookRecommendationText: text,
    bookRecommendationLink: link,
    localActivityText: text,
    localActivityLink: link,
    learningToolText: text,
    learningToolLink: link,
    enrichmentIdeaText: text,
    enrichmentIdeaLink: link,
  }),
  v.transform(withSafeLinks),
);

/** Links that hold are kept; a search takes the place of those that don't, and of those left out. */
function withSafeLinks(tips: TipFields): TipFields {
  const links = TIP_KINDS.map((kind) => {
    const words = searchWordsOf(tips[`${kind}Text`]);
    return [`${kind}Link`, safeLink(tips[`${kind}Link`]) ?? searchLink(kind, words)];
  });
  return { ...tips, ...Object.fromEntries(links) };
}

/**
 * A model's tips for one band and day.
 * @throws ProviderTimeout, MalformedReply (a refusal, too: there is nothing to refuse), or the provider's error
 */
export async function tipsByModel(
  config: ProviderConfig,
  about: { band: GradeBand; city: string; day: string },
  deadline: number,
  meter: Meter,
): Promise<TipFields> {
  const done = await complete(
    config,
    {
      messages: tipsMessages(about.band, about.city, about.day),
      maxTokens: TIPS_MAX_TOKENS,
      format: TIPS_FORMAT,
      schema: replySchema,
    },
    deadline,
    meter,
  );
  if (done.refused) throw new MalformedReply();
  return done.value;
}
