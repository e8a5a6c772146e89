import { doc, setDoc } from 'firebase/firestore';
import { describe } from 'vitest';
import { onceAuditId } from '@/domain/ids';
import { denies, matrix } from './support/cases';
import { loadRules } from './support/environment';
import { auditEntry, ELMWOOD, joinRequest, LONG_AGO, OAKFIELD } from './support/factories';
import type { Persona } from './support/personas';
import { OTHER_CODE, RECORDS } from './support/world';

const rules = loadRules('proof-views');

const REQUEST = 'pendingRequests/pending_oakfield';
/** In the name of the document that the pending parent's request names. */
const TIME = '1700000000000';
const idOf = (by: Persona, requestId = 'pending_oakfield', time = TIME) =>
  onceAuditId('view-proof', requestId, time, by);
const look = (by: Persona, change: object = {}, entryId = idOf(by)) =>
  setDoc(doc(rules.as(by), 'auditLog', entryId), {
    ...auditEntry('view-proof', by, 'pending', OAKFIELD, TIME),
    ...change,
  });
const forget = (by: Persona, ...ids: string[]) =>
  rules.put(Object.fromEntries([idOf(by), ...ids].map((id) => [`auditLog/${id}`, null])));

describe('a look at a document, on record', () => {
  matrix([
    {
      verb: 'create',
      what: 'a look',
      may: ['moderator', 'admin'],
      act: (p) => look(p),
      setUp: (p) => forget(p),
    },
    {
      verb: 'update',
      what: 'an earlier look',
      may: [],
      act: (p) => look(p),
      setUp: (p) =>
        rules.put({
          [`auditLog/${idOf(p)}`]: {
            ...auditEntry('view-proof', p, 'pending', OAKFIELD, TIME),
            at: LONG_AGO,
          },
        }),
    },
  ]);

  const refused = (what: string, change: object, entryId?: string) =>
    denies(
      what,
      () => look('moderator', change, entryId),
      () => forget('moderator', ...(entryId ? [entryId] : [])),
    );
  refused('in another reviewer’s name', {}, idOf('admin'));
  refused('by another reviewer’s account', { actorId: 'admin' });
  refused('at an earlier time', { at: LONG_AGO });
  refused('under an id of one’s own', {}, 'look1');
  refused('that is another act', { action: 'approve-request' });
  refused('with more in it', { subject: { authorId: 'pending', excerpt: 'Hi' } });
  refused(
    'at another document',
    { detail: '1800000000000' },
    idOf('moderator', 'pending_oakfield', '1800000000000'),
  );
  refused('at a document of another name than the entry’s', { detail: '1800000000000' });
  refused(
    'at a document of a request that is not there',
    { targetId: 'member' },
    idOf('moderator', 'member_oakfield'),
  );
  refused('at another school’s', { schoolId: ELMWOOD }, idOf('moderator', 'pending_elmwood'));

  denies(
    'at a document of a request that is decided',
    () => look('moderator'),
    async () => {
      await forget('moderator');
      await rules.put({ [REQUEST]: null });
    },
  );
  denies(
    'at the document of a request that has none',
    () => look('moderator', { detail: null }),
    () =>
      rules.put({ [REQUEST]: { ...joinRequest(RECORDS.pending, OAKFIELD, OTHER_CODE), proofPath: null } }),
  );
});
