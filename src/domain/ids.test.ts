import { afterEach, expect, it, vi } from 'vitest';
import * as ids from './ids';

// Rules and functions compute the same strings.
it.each([
  [ids.pendingRequestId('ana', 'oak'), 'ana_oak'],
  [ids.groupMembershipId('ana', 'chess'), 'ana_chess'],
  [ids.postNotificationId('likes', 'p1', 'ana'), 'likes_p1_ana'],
  [ids.repliesNotificationId('p1', 'c1'), 'replies_p1_c1'],
  [ids.answeredIn('replies_event_1_c1', 'event_1'), 'c1'],
  [ids.groupPostNotificationId('p1', 'ana'), 'group-post_p1_ana'],
  [ids.requestDecidedId('s1', 'ana'), 'request-decided_s1_ana'],
  [ids.requestWaitingId('s1', 'ana'), 'request-waiting_s1_ana'],
  [ids.onceAuditId('delete-post', 'p1'), 'delete-post_p1'],
  [ids.onceAuditId('delete-comment', 'p1', 'c1'), 'delete-comment_p1_c1'],
  [ids.onceAuditId('clear-request', 'ana_oak', 'ben'), 'clear-request_ana_oak_ben'],
  [ids.onceAuditId('view-proof', 'ana_oak', 'ab12', 'ben'), 'view-proof_ana_oak_ab12_ben'],
])('%s', (id, expected) => expect(id).toBe(expected));

afterEach(() => vi.unstubAllGlobals());

it('makes ids in pages that plain http brought, which have no crypto.randomUUID', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
  });
  const [one, other] = [ids.newDocumentId(), ids.newDocumentId()];
  // As the functions' schemas and the rules take them.
  expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(other).not.toBe(one);
});
