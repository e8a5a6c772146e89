import { useTranslation } from 'react-i18next';
import type { Poll } from '@/domain/entities/poll';
import type { Post } from '@/domain/entities/post';
import { useSubmitToOutbox } from '@/features/offline';
import { useFailureToast } from '@/ui/use-failure-toast';

/** Sends off a vote. Without a network it waits, and a later one takes its place. */
export function useVote(post: Post, { options }: Poll): (choices: readonly number[]) => void {
  const { mutateAsync } = useSubmitToOutbox();
  const showFailure = useFailureToast();
  const { t } = useTranslation('polls');
  const { id: postId, schoolId, content } = post;
  const vote = (choices: readonly number[]): void => {
    const words = [content, ...choices.map((place) => options[place] ?? '')];
    mutateAsync({
      ...{ kind: 'vote', id: `vote-${postId}`, postId, schoolId, choices, words },
      since: new Date(),
    }).catch((error: unknown) => showFailure(t('failed'), error, () => vote(choices)));
  };
  return vote;
}
