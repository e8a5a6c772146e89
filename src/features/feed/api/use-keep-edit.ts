import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Post } from '@/domain/entities/post';
import type { EntryOf } from '@/features/offline';
import { changeCachedPost } from './feed-cache';

/** Keeps a change that the server has taken where nothing live tells of it: in older posts, and in those that were found. */
export function useKeepEdit(edit: EntryOf<'edit'> | undefined): void {
  const client = useQueryClient();
  const sent = edit?.isSent ? edit : null;
  useEffect(() => {
    if (sent) changeCachedPost(client, sent.postId, (post) => edited(post, sent));
  }, [client, sent]);
}

function edited(post: Post, { commentId, content, mentions, topic }: EntryOf<'edit'>): Post {
  const words = { content, mentions, editedAt: new Date() };
  if (commentId === null) return { ...post, ...words, ...(topic !== undefined && { topic }) };
  const comments = post.comments.map((one) => (one.id === commentId ? { ...one, ...words } : one));
  return { ...post, comments };
}
