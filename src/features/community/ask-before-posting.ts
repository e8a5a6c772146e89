import type { TFunction } from 'i18next';
import type { Backend } from '@/backend';
import type { Member } from '@/domain/entities/school';
import type { User } from '@/domain/entities/user';
import { questionsAbout } from '@/domain/posting-questions';
import { truncate } from '@/domain/truncate';
import type { AskApi } from '@/ui/use-confirm';
import { firstOf } from './api/first-of';

/** More than these say nothing more. */
const MAX_QUESTIONS = 5;
/** Of what is asked about, in characters. */
const MAX_SHOWN = 60;

interface Asking extends Pick<Backend, 'directory'> {
  schoolId: string;
  me: Pick<User, 'uid' | 'email'>;
  /** Of the school's list. */
  askedWords: readonly string[];
  confirm: AskApi['confirm'];
  t: TFunction<'community'>;
}

/** Since when the author is a member; null where nobody says it in time. */
async function joinedAt({ directory, schoolId, me }: Asking): Promise<Date | null> {
  try {
    const told = firstOf<Member | null>((observer) => directory.watchMember(schoolId, me.uid, observer));
    return (await told)?.joinedAt ?? null;
  } catch {
    return null;
  }
}

/** Asks its author about what they may not want everybody to read. True to post it. */
export async function askBeforePosting(text: string, asking: Asking): Promise<boolean> {
  const { me, askedWords, confirm, t } = asking;
  const now = new Date();
  const find = (since: Date | null) =>
    questionsAbout(text, { askedWords, ownEmail: me.email, now, joinedAt: since });
  const hasLinks = find(now).some(({ kind }) => kind === 'link');
  const questions = find(hasLinks ? await joinedAt(asking) : null);
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
