import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { FeedId } from '@/backend/feed-ports';
import { useBackend } from '@/backend/react';
import type { Post } from '@/domain/entities/post';
import { fullName, type User } from '@/domain/entities/user';
import { postInputSchema } from '@/domain/inputs/content';
import { useOutbox } from '@/features/offline';
import { useMe } from '@/features/session';
import { setFeedState } from '../model/cache';
import { withPost } from '../model/feed-state';
import { useFailureToast } from '../model/use-failure-toast';
import type { Outgoing } from './draft-store';
import { pixelsOf, releasePicture } from './picture';
import { feedPlace, useDraft } from './use-draft';

/**
 * Sends off the post that is being written: its picture first, then the post. It is on the page meanwhile; when it
 * fails at once, text and picture come back to the composer, and Retry sends what is there.
 * @returns false when there is nothing to send
 */
export function useSendPost(feed: FeedId): () => boolean {
  const { t } = useTranslation('feed');
  const { posts } = useBackend();
  const me = useMe();
  const client = useQueryClient();
  const { store } = useDraft(feedPlace(feed));
  const failed = useFailureToast();
  const outbox = useOutbox();

  const sending = useMutation({
    mutationFn: (post: Outgoing) => {
      if (!outbox) throw new Error('Nothing can be sent here');
      const { id, text, picture, since } = post;
      const imageUrl = picture?.storedUrl ?? null;
      const waiting = picture && pixelsOf(picture);
      return outbox.send(
        { kind: 'post', id, feed, content: text, picture: waiting, imageUrl, since },
        {
          kept: () => store.keptElsewhere(id),
          progress: (share) => store.progress(id, share),
          stored: (url) => {
            if (picture) picture.storedUrl = url;
          },
        },
      );
    },
    onSuccess: (isSent, post) => {
      // The listener has told of it, unless it is down.
      const { picture } = post;
      const sent = postOf(me, feed, post, picture?.storedUrl ?? null);
      if (isSent) setFeedState(client, feed, (state) => state && withPost(state, sent));
      store.sent(post.id);
      if (picture) releasePicture(picture);
    },
    onError: (error, post) => {
      store.giveBack(post.id);
      failed(t('composer.failed'), error, send);
    },
  });
  const send = () => {
    const input = v.safeParse(postInputSchema, { content: store.get().text });
    if (!input.success) return false;
    sending.mutate(store.sendOff(posts.newId(), input.output.content, new Date()));
    return true;
  };
  return send;
}

const postOf = (me: User, feed: FeedId, sent: Outgoing, imageUrl: string | null): Post => ({
  ...feed,
  id: sent.id,
  authorId: me.uid,
  authorName: fullName(me),
  profilePicUrl: me.profilePicUrl,
  children: me.children,
  content: sent.text,
  imageUrl,
  // The server's time, which only the listener knows; this device's may be wrong.
  createdAt: null,
  likedBy: [],
  comments: [],
  commentCount: 0,
  searchTokens: [],
});
