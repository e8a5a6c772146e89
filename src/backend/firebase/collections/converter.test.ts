import { type QueryDocumentSnapshot, type QuerySnapshot, Timestamp } from 'firebase/firestore';
import { afterEach, expect, it, vi } from 'vitest';
import { groupSchema } from '@/domain/entities/group';
import { newComment, newPost, type Post, postSchema } from '@/domain/entities/post';
import { schoolSchema } from '@/domain/entities/school';
import { newUser, userSchema } from '@/domain/entities/user';
import { BackendError } from '../../errors';
import { entities, entity } from '../reading/documents';
import { converterOf } from './converter';

vi.mock('../sdk/firestore', () => ({ db: () => ({}) }));
afterEach(() => vi.restoreAllMocks());

const written = new Date('2026-11-23T08:00:00Z');
const post: Post = {
  ...newPost({
    ...{ id: 'p1', schoolId: 'oak', groupId: null, authorId: 'ana', authorName: 'Ana', profilePicUrl: null },
    ...{ children: [], content: 'Hello', images: [] },
  }),
  comments: [
    {
      ...newComment({ id: 'c1', authorId: 'ben', authorName: 'Ben', profilePicUrl: null, content: 'Hi' }),
      createdAt: written,
    },
  ],
  createdAt: written,
};
const { id: _id, ...fields } = post;
/** As the database holds it. */
const stored = {
  ...fields,
  comments: fields.comments.map((comment) => ({ ...comment, createdAt: Timestamp.fromDate(written) })),
  createdAt: Timestamp.fromDate(written),
};

/** A document, read by the converter of its collection. */
function snapshot(data: object, id = 'p1'): QueryDocumentSnapshot<Post> {
  const raw = { id, ref: { path: `posts/${id}`, parent: { id: 'posts' } }, data: () => data };
  const read = () => converterOf(postSchema).fromFirestore(raw as unknown as QueryDocumentSnapshot);
  return { ...raw, data: read } as unknown as QueryDocumentSnapshot<Post>;
}
const list = (...docs: QueryDocumentSnapshot<Post>[]) => ({ docs }) as QuerySnapshot<Post>;

it('reads a document as the entity it stands for, with its id and with dates', () =>
  expect(entity(snapshot(stored))).toEqual(post));

it('leaves a field out that the entity does not have', () =>
  expect(entity(snapshot({ ...stored, mood: 'sunny' }))).toEqual(post));

it('fills in what documents of before a field was there lack', () => {
  const ana = newUser({ uid: 'ana', email: 'ana@example.test', firstName: 'Ana', lastName: 'Silva' });
  const { removedFrom: _later, ...early } = ana;
  const raw = { id: 'ana', data: () => early } as unknown as QueryDocumentSnapshot;
  expect(converterOf(userSchema).fromFirestore(raw)).toEqual(ana);
});

it('reads what is longer than the schema lets anybody write: rules may count otherwise', () => {
  const children = [{ name: '😀'.repeat(80), gradeOrRoom: '\u00a0' }];
  expect(entity(snapshot({ ...stored, children }))?.children[0]?.name).toBe('😀'.repeat(80));
});

it.each([
  ['without a field', { content: undefined }, 'posts: content'],
  ['with nonsense in a field', { likedBy: 'everybody' }, 'posts: likedBy'],
  [
    'with nonsense deep in it',
    { comments: [{ ...stored.comments[0], createdAt: 'today' }] },
    'posts: comments.0.createdAt',
  ],
])(
  'does not take a document %s for an entity, and says which field it is, not what is in it',
  (_, change, detail) => {
    const read = () => entity(snapshot({ ...stored, ...change }));
    expect(read).toThrow(BackendError);
    expect(read).toThrow(detail);
  },
);

it('leaves what is no entity out of a list, and reports it once, without saying whose it is', () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const broken = snapshot({ ...stored, commentCount: null }, 'p-broken');
  for (let change = 0; change < 3; change += 1)
    expect(entities(list(broken, snapshot(stored)))).toEqual([post]);
  expect(log.mock.calls).toEqual([['Schoolgate: read posts: commentCount: internal']]);
});

it('writes an entity without its id, unless the id is a field, too', () => {
  expect(converterOf(postSchema).toFirestore(post)).toEqual(fields);
  const school = { id: 'oak', name: 'Oak', city: 'Porto', slug: 'oak', createdAt: null };
  expect(converterOf(schoolSchema, { storesId: true }).toFirestore(school)).toEqual(school);
  const group = {
    groupId: 'g',
    name: '',
    description: '',
    createdBy: 'ana',
    memberCount: 1,
    cover: 'sky' as const,
    lastPostAt: null,
    schoolId: 'oak',
    createdAt: null,
    access: 'request' as const,
    helpers: ['ben'],
    archivedAt: null,
    fileCount: 2,
  };
  expect(converterOf(groupSchema).toFirestore(group)).toEqual(group);
});
