import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Post } from '@/domain/entities/post';
import { type EntryOf, entriesOf, useEntries, useOutbox } from '@/features/offline';
import { shows, withAct } from '../model/with-act';
import { changeCachedPost } from './feed-cache';

/** What was done with a post and the server does not show yet, in its order. */
export function useOutgoingActs(post: Post): EntryOf<'post-act'>[] {
  const outbox = useOutbox();
  const client = useQueryClient();
  const acts = entriesOf(useEntries(), 'post-act').filter(({ postId }) => postId === post.id);
  const sent = acts.find(({ isSent }) => isSent);
  useEffect(() => {
    if (!sent) return;
    // Where nothing live tells of it, in older posts and in those that were found, it is kept.
    if (!shows(post, sent.act)) return changeCachedPost(client, post.id, (one) => withAct(one, sent.act));
    outbox?.shown(new Set([sent.id]));
  }, [outbox, client, post, sent]);
  return acts;
}
