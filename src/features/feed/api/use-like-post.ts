import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { Post } from '@/domain/entities/post';
import { useMe } from '@/features/session';
import { useFailureToast } from '@/ui/use-failure-toast';
import { changeCachedPost } from './feed-cache';

const withLike = (post: Post, uid: string, liked: boolean): Post => {
  const others = post.likedBy.filter((one) => one !== uid);
  return { ...post, likedBy: liked ? [...others, uid] : others };
};

/** Likes a post, or takes that back: on screen at once, undone when it fails. */
export function useLikePost(post: Post) {
  const { t } = useTranslation('feed');
  const { posts } = useBackend();
  const { uid } = useMe();
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const show = (liked: boolean) => changeCachedPost(client, post.id, (one) => withLike(one, uid, liked));
  const liking = useMutation({
    mutationFn: (liked: boolean) => posts.setLiked(post.id, uid, liked),
    onMutate: show,
    onError: (error, liked) => {
      show(!liked);
      showFailure(t('like.failed'), error, () => liking.mutate(liked));
    },
  });
  return liking;
}
