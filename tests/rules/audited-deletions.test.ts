import { doc, writeBatch } from 'firebase/firestore';
import { describe } from 'vitest';
import { subjectOf } from '@/domain/entities/audit';
import { onceAuditId } from '@/domain/ids';
import { allows, denies, exactly } from './support/cases';
import { deletions, POST, POST_ENTRY, REMARK, REMARK_ENTRY } from './support/deletions';
import { loadRules } from './support/environment';
import { auditEntry, comment, ELMWOOD, LONG_AGO, OAKFIELD, post } from './support/factories';
import { RECORDS } from './support/world';

const rules = loadRules('auditeddeletions');
const { back, ofPost, ofRemark, remove } = deletions(rules);

describe('an admin removing a post', () => {
  exactly(
    'with an entry',
    () => auditEntry('delete-post', 'admin', 'schoolPost') as Record<string, unknown>,
    (entry) => remove('admin', { ...ofPost('admin'), entry }),
    {
      'by somebody else': { actorId: 'moderator' },
      'about another post': { targetId: 'groupPost' },
      'about a post that does not exist': { targetId: 'nothing' },
      'for another school': { schoolId: ELMWOOD },
      'for no school': { schoolId: null },
      'with a detail': { detail: 'rude' },
      'of another act': { action: 'delete-comment', detail: 'schoolPost' },
      'without what it is about': { subject: null },
      'about another author': { subject: { authorId: 'member', excerpt: 'Bake sale on Friday' } },
      'with words nobody wrote': { subject: { authorId: 'author', excerpt: 'Rude words' } },
      'with a part of a short text': { subject: { authorId: 'author', excerpt: 'Bake sale' } },
      'with nothing of the text': { subject: { authorId: 'author', excerpt: '' } },
      'with more on record': {
        subject: { authorId: 'author', excerpt: 'Bake sale on Friday', name: 'Ana' },
      },
      'of an act on a user': { action: 'set-admin' },
      'dated back': { at: LONG_AGO },
    },
    back,
  );
  denies('without an entry', () => remove('admin', { ...ofPost('admin'), entry: null }), back);
  denies('under another id', () => remove('admin', { ...ofPost('admin'), entryId: 'entry1' }), back);
  // One entry for two posts, and the other's could never be written.
  denies(
    'and another one under that one’s id',
    () =>
      remove('admin', {
        ...ofPost('admin'),
        entryId: onceAuditId('delete-post', 'groupPost'),
        path: 'posts/groupPost',
      }),
    () => rules.restore('posts/groupPost', `auditLog/${onceAuditId('delete-post', 'groupPost')}`),
  );
  denies(
    'with an entry of long ago',
    () => remove('admin', { ...ofPost('admin'), entry: null }),
    async () => {
      await back();
      await rules.put({
        [`auditLog/${POST_ENTRY}`]: { ...auditEntry('delete-post', 'admin', 'schoolPost'), at: LONG_AGO },
      });
    },
  );
  denies(
    'an entry dated back, with the post left',
    () =>
      remove('admin', {
        ...ofPost('admin'),
        entry: { ...auditEntry('delete-post', 'admin', 'schoolPost'), at: LONG_AGO },
        path: null,
      }),
    back,
  );
  denies('an entry about a post that does not exist', () =>
    remove('admin', {
      entry: auditEntry('delete-post', 'admin', 'nothing'),
      entryId: onceAuditId('delete-post', 'nothing'),
      path: null,
    }),
  );
});

describe('an admin removing a long post', () => {
  const content = `${'A long story. '.repeat(20)}The end.`;
  const keeping = (excerpt: string) => () =>
    remove('admin', {
      ...ofPost('admin'),
      entry: {
        ...auditEntry('delete-post', 'admin', 'schoolPost'),
        subject: { authorId: 'author', excerpt },
      },
    });
  const long = async () => {
    await back();
    await rules.put({ [POST]: { ...post(RECORDS.author), content } });
  };
  allows('with its first 100 characters', keeping(content.slice(0, 100)), long);
  allows('with its first 200, as others count', keeping(content.slice(0, 200)), long);
  denies('with 99', keeping(content.slice(0, 99)), long);
  denies('with 201', keeping(content.slice(0, 201)), long);
  denies('with all of it', keeping(content), long);
  denies('with 100 from its middle', keeping(content.slice(1, 101)), long);
  const emoji = '😀'.repeat(150);
  allows(
    'of signs that are counted differently',
    keeping(subjectOf({ authorId: '', content: emoji }).excerpt),
    async () => {
      await back();
      await rules.put({ [POST]: { ...post(RECORDS.author), content: emoji } });
    },
  );
});

describe('an admin removing a comment', () => {
  exactly(
    'with an entry',
    () => auditEntry('delete-comment', 'admin', 'remark', OAKFIELD, 'schoolPost') as Record<string, unknown>,
    (entry) => remove('admin', { ...ofRemark('admin'), entry }),
    {
      'by somebody else': { actorId: 'moderator' },
      'about another comment': { targetId: 'exMemberRemark' },
      'under another post': { detail: 'groupPost' },
      'without its post': { detail: null },
      'for another school': { schoolId: ELMWOOD },
      'of another act': { action: 'delete-post', detail: null },
      'without what it is about': { subject: null },
      'about another author': { subject: { authorId: 'member', excerpt: 'Count me in' } },
      'with words nobody wrote': { subject: { authorId: 'author', excerpt: 'Rude words' } },
      'of an act on a user': { action: 'set-admin' },
      'dated back': { at: LONG_AGO },
    },
    back,
  );
  denies('without an entry', () => remove('admin', { ...ofRemark('admin'), entry: null }), back);
  denies('under another id', () => remove('admin', { ...ofRemark('admin'), entryId: 'entry1' }), back);
  denies(
    'under its id alone',
    () => remove('admin', { ...ofRemark('admin'), entryId: 'delete-comment_remark' }),
    back,
  );
  denies(
    'with an entry under its id alone, and the comment left',
    () => remove('admin', { ...ofRemark('admin'), entryId: 'delete-comment_remark', path: null }),
    back,
  );
  // A comment's id is the client's choice, and unique under its post only.
  const TWIN = 'posts/groupPost/comments/remark';
  const TWIN_ENTRY = onceAuditId('delete-comment', 'groupPost', 'remark');
  const namesakes = async () => {
    await back();
    await rules.put({ [TWIN]: comment(RECORDS.groupMember), [`auditLog/${TWIN_ENTRY}`]: null });
  };
  denies(
    'and its namesake under another post',
    async () => {
      const db = rules.as('admin');
      const batch = writeBatch(db);
      batch.set(
        doc(db, 'auditLog', REMARK_ENTRY),
        auditEntry('delete-comment', 'admin', 'remark', OAKFIELD, 'schoolPost'),
      );
      for (const path of [REMARK, TWIN]) batch.delete(doc(db, path));
      await batch.commit();
    },
    namesakes,
  );
  allows(
    'after its namesake under another post',
    async () => {
      await remove('admin', ofRemark('admin'));
      const entry = {
        ...auditEntry('delete-comment', 'admin', 'remark', OAKFIELD, 'groupPost'),
        subject: subjectOf({ authorId: 'groupMember', content: 'Count me in' }),
      };
      await remove('admin', { entry, entryId: TWIN_ENTRY, path: TWIN });
    },
    namesakes,
  );
  const WELCOME = 'welcome_author_oakfield';
  const UNDER_WELCOME = `posts/${WELCOME}/comments/remark`;
  const WELCOME_ENTRY = onceAuditId('delete-comment', WELCOME, 'remark');
  allows(
    'under a post whose id has underscores',
    () => {
      const entry = auditEntry('delete-comment', 'admin', 'remark', OAKFIELD, WELCOME);
      return remove('admin', { entry, entryId: WELCOME_ENTRY, path: UNDER_WELCOME });
    },
    () => rules.put({ [UNDER_WELCOME]: comment(RECORDS.author), [`auditLog/${WELCOME_ENTRY}`]: null }),
  );
  denies('an entry about a comment that does not exist', () =>
    remove('admin', {
      entry: auditEntry('delete-comment', 'admin', 'nothing', OAKFIELD, 'schoolPost'),
      entryId: onceAuditId('delete-comment', 'schoolPost', 'nothing'),
      path: null,
    }),
  );
});
