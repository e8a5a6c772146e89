import { orderBy, type Query, query } from 'firebase/firestore';
import { isEventDiscussion, isSystemPost } from '@/domain/entities/post';
import type { AdminPort } from '../../ports/admin';
import { auditLog } from '../collections/audit-log';
import { feedback } from '../collections/feedback';
import { formSubmissions } from '../collections/form-submissions';
import { posts } from '../collections/posts';
import { userRef } from '../collections/users';
import { readAll, readPage } from '../reading/documents';
import { ADMIN_PAGE, POSTS_AT_ONCE } from '../reading/list-sizes';
import { withBackendErrors } from '../sdk/errors';
import { withNames } from './with-names';

/** After so many pages of nothing but the product's own posts the list stays short. */
const POST_PAGES = 20;

const newestFirst = <T>(all: Query<T>, field: string) => query(all, orderBy(field, 'desc'));

export const adminRecords: Pick<AdminPort, 'recentPosts' | 'forms' | 'feedback' | 'auditLog'> = {
  // Every approval writes a system post, and every event what its comments hang at. A query can't leave them out and be
  // newest first.
  recentPosts: (count) =>
    readAll(newestFirst(posts(), 'createdAt'), POSTS_AT_ONCE, {
      keep: (post) => !isSystemPost(post) && !isEventDiscussion(post),
      enough: count,
      mostPages: POST_PAGES,
    }),

  forms: (after) => readPage(newestFirst(formSubmissions(), 'createdAt'), ADMIN_PAGE, after),
  feedback: (after) => readPage(newestFirst(feedback(), 'createdAt'), ADMIN_PAGE, after),
  auditLog: (after) =>
    withBackendErrors(async () => {
      const { items, next } = await readPage(newestFirst(auditLog(), 'at'), ADMIN_PAGE, after);
      return { items: await withNames(items, userRef), next };
    }),
};
