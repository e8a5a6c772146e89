import { useBackend, useRead } from '@/backend/react';
import { useMe } from '@/features/session';
import { postsOf } from '../model/feed-state';
import { useFeedState } from './feed-cache';
import { feedKeys } from './feed-keys';

/** Whether the signed-in parent has said anything at their school yet; undefined until it is known. */
export function useHasPosted(schoolId: string): boolean | undefined {
  const { posts } = useBackend();
  const { uid } = useMe();
  const feed = useFeedState({ schoolId, groupId: null });
  const isOnScreen = feed !== undefined && postsOf(feed).some(({ authorId }) => authorId === uid);
  const asked = useRead(feedKeys.firstBy(schoolId, uid), () => posts.newestBy(schoolId, uid, 1), {
    enabled: !isOnScreen,
  });
  return isOnScreen || (asked.data && asked.data.length > 0);
}
