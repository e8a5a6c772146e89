import { collection, orderBy, query } from 'firebase/firestore';
import type { AuditEntry } from '@/domain/entities/audit';
import type { Feedback, FormSubmission } from '@/domain/entities/outreach';
import { isSystemPost, type Post } from '@/domain/entities/post';
import type { AdminPort } from '../../ports/admin';
import { readAll, readPage } from '../reading/documents';
import { ADMIN_PAGE, POSTS_AT_ONCE } from '../reading/list-sizes';
import { calling } from '../sdk/errors';
import { db } from '../sdk/firestore';
import { userRef } from '../user-refs';
import { named } from './names';

/** After so many pages of nothing but welcome posts the list stays short. */
const POST_PAGES = 20;

const newestFirst = (name: string, field: string) => query(collection(db(), name), orderBy(field, 'desc'));

export const adminRecords: Pick<AdminPort, 'recentPosts' | 'forms' | 'feedback' | 'auditLog'> = {
  // Every approval writes a system post. A query can't leave them out and be newest first.
  recentPosts: (count) =>
    readAll<Post>(newestFirst('posts', 'createdAt'), POSTS_AT_ONCE, {
      keep: (post) => !isSystemPost(post),
      enough: count,
      mostPages: POST_PAGES,
    }),

  forms: (after) => readPage<FormSubmission>(newestFirst('formSubmissions', 'createdAt'), ADMIN_PAGE, after),
  feedback: (after) =>
    readPage<Feedback>(newestFirst('parentAssistantFeedback', 'createdAt'), ADMIN_PAGE, after),
  auditLog: (after) =>
    calling(async () => {
      const { items, next } = await readPage<AuditEntry>(newestFirst('auditLog', 'at'), ADMIN_PAGE, after);
      return { items: await named(items, userRef), next };
    }),
};
