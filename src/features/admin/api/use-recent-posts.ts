import type { Read } from '@/backend/react';
import type { Post } from '@/domain/entities/post';
import { ADMIN_RECENT_POSTS } from '@/domain/limits';
import { adminKeys } from './admin-keys';
import { useAdminQuery } from './use-admin-query';

/** The newest posts of parents across all schools. */
export const useRecentPosts = (): Read<Post[]> =>
  useAdminQuery(adminKeys.posts, (admin) => admin.recentPosts(ADMIN_RECENT_POSTS));
