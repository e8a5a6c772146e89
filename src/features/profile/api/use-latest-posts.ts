import { type Read, useBackend, useRead } from '@/backend/react';
import type { Post } from '@/domain/entities/post';
import { PROFILE_POSTS } from '@/domain/limits';
import { profileKeys } from './profile-keys';

/** The newest posts of a parent in one school. */
export function useLatestPosts(schoolId: string, uid: string): Read<Post[]> {
  const { posts } = useBackend();
  return useRead(profileKeys.latestPosts(schoolId, uid), () => posts.newestBy(schoolId, uid, PROFILE_POSTS));
}
