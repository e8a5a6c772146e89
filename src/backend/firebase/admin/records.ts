import { collection, getDocs, limit, orderBy, query } from 'firebase/firestore';
import type { AuditEntry } from '@/domain/entities/audit';
import type { Feedback, FormSubmission } from '@/domain/entities/outreach';
import { isSystemPost, type Post } from '@/domain/entities/post';
import type { AdminPort } from '../../admin-port';
import { entities } from '../documents';
import { calling } from '../errors';
import { db } from '../firestore';
import { readPage } from '../paging';
import { userRef } from '../users';
import { named } from './names';

const PAGE = 25;
/** Read for the newest posts by parents: system posts among them are left out. */
const RECENT_READ = 50;

const newestFirst = (name: string, field: string) => query(collection(db(), name), orderBy(field, 'desc'));

export const adminRecords: Pick<AdminPort, 'recentPosts' | 'forms' | 'feedback' | 'auditLog'> = {
  recentPosts: (count) =>
    calling(async () => {
      const found = await getDocs(query(newestFirst('posts', 'createdAt'), limit(RECENT_READ)));
      return entities<Post>(found)
        .filter((post) => !isSystemPost(post))
        .slice(0, count);
    }),

  forms: (after) => readPage<FormSubmission>(newestFirst('formSubmissions', 'createdAt'), PAGE, after),
  feedback: (after) => readPage<Feedback>(newestFirst('parentAssistantFeedback', 'createdAt'), PAGE, after),
  auditLog: (after) =>
    calling(async () => {
      const { items, next } = await readPage<AuditEntry>(newestFirst('auditLog', 'at'), PAGE, after);
      return { items: await named(items, userRef), next };
    }),
};
