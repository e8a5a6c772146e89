import type { TFunction } from 'i18next';
import { type PostingContext, questionsAbout } from '@/domain/posting-questions';
import { truncate } from '@/domain/truncate';
import type { AskApi } from '@/ui/use-confirm';

/** More than these say nothing more. */
const MAX_QUESTIONS = 5;
/** Of what is asked about, in characters. */
const MAX_SHOWN = 60;

interface Asking extends Pick<PostingContext, 'askedWords' | 'ownEmail'> {
  /** Since when its author is a member; asked only about links. */
  joinedAt: () => Promise<Date | null>;
  confirm: AskApi['confirm'];
  t: TFunction<'community'>;
}

/** Asks its author about what they may not want everybody to read. True to post it. */
export async function askBeforePosting(
  text: string,
  { askedWords, ownEmail, joinedAt, confirm, t }: Asking,
): Promise<boolean> {
  const now = new Date();
  const find = (since: Date | null) => questionsAbout(text, { askedWords, ownEmail, now, joinedAt: since });
  const hasLinks = find(now).some(({ kind }) => kind === 'link');
  const questions = find(hasLinks ? await joinedAt() : null);
  if (questions.length === 0) return true;
  const sentences = questions
    .slice(0, MAX_QUESTIONS)
    .map(({ kind, match }) => t(`ask.${kind}`, { match: truncate(match, MAX_SHOWN) }));
  return confirm({
    title: t('ask.title'),
    message: sentences.join(' '),
    confirmLabel: t('ask.post'),
    cancelLabel: t('ask.change'),
  });
}
