import { expect, it } from 'vitest';
import * as ids from './ids';

// Rules and functions compute the same strings.
it.each([
  [ids.pendingRequestId('ana', 'oak'), 'ana_oak'],
  [ids.groupMembershipId('ana', 'chess'), 'ana_chess'],
  [ids.likeNotificationId('p1', 'ana'), 'like_p1_ana'],
  [ids.commentNotificationId('p1', 'c1'), 'comment_p1_c1'],
  [ids.onceAuditId('delete-post', 'p1'), 'delete-post_p1'],
  [ids.onceAuditId('delete-comment', 'p1', 'c1'), 'delete-comment_p1_c1'],
  [ids.onceAuditId('clear-request', 'ana_oak', 'ben'), 'clear-request_ana_oak_ben'],
])('%s', (id, expected) => expect(id).toBe(expected));
