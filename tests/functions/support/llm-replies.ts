import type { LlmRequest } from './llm-server.ts';

/** A model's tips, with fields of a test's own. */
export const tipsReply = (fields: Record<string, unknown> = {}): string =>
  JSON.stringify({
    bookRecommendationText: '“The Snowy Day” by Ezra Jack Keats. A quiet walk through new snow.',
    bookRecommendationLink: 'https://openlibrary.org/',
    localActivityText: 'Visit the library on Saturday. Story time is free.',
    localActivityLink: '',
    learningToolText: 'Play with number lines on PhET. It shows what fractions mean.',
    learningToolLink: 'https://phet.colorado.edu/',
    enrichmentIdeaText: 'Draw a map of your street. Add what only your child knows.',
    enrichmentIdeaLink: 'javascript:alert(1)',
    ...fields,
  });

/** A model's answer. */
export const answerReply = (answer: string, professional = 'none'): string =>
  JSON.stringify({ answer, professional });

export const GOOD_ANSWER = 'Read aloud every day. Let your child choose the book. Stop while it is exciting.';

/** What a good model replies to either task. */
export const goodReply = ({ body }: LlmRequest): string =>
  body.response_format?.json_schema.name === 'daily_tips' ? tipsReply() : answerReply(GOOD_ANSWER);
