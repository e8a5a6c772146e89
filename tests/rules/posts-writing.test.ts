import { arrayRemove, arrayUnion, doc } from 'firebase/firestore';
import { describe } from 'vitest';
import { allows, changes, denies, exactly, removals } from './support/cases';
import { createCounted, likeCounted } from './support/counted';
import { loadRules } from './support/environment';
import { ELMWOOD, GROUP, group, LONG_AGO, OAKFIELD, post } from './support/factories';
import type { Persona } from './support/personas';
import { RECORDS } from './support/world';

const rules = loadRules('postswriting');
const ref = (persona: Persona, id: string) => doc(rules.as(persona), 'posts', id);
const cleared = (id: string) => () => rules.put({ [`posts/${id}`]: null });
const back = (id: string) => () => rules.restore(`posts/${id}`);

describe('writing a post', () => {
  const images = (project: string, host = 'https://firebasestorage.googleapis.com', uid = 'member') =>
    `${host}/v0/b/${project}.appspot.com/o/post-images%2F${uid}%2F3f-cake.jpg?alt=media&token=ab-12`;
  const own = images(rules.projectId);
  const write = (id: string) => (payload: object) =>
    createCounted(rules, 'member', 'posts', ref('member', id), payload);
  const valid = () => post(RECORDS.member);

  exactly(
    'a post',
    valid,
    write('newPost'),
    {
      'in another school': { schoolId: ELMWOOD },
      'in a group as an outsider': { groupId: GROUP },
      'in a group that does not exist': { groupId: 'nowhere' },
      'in someone else’s name': { authorId: 'author' },
      'as the system': { authorId: 'system' },
      'under another name': { authorName: 'author Tester' },
      'with another picture': { profilePicUrl: own },
      'with other children': { children: [{ name: 'Kim', gradeOrRoom: 'Grade 9' }] },
      'without words': { content: '' },
      'of blanks': { content: ' \n\t ' },
      'of 5001 characters': { content: 'x'.repeat(5001) },
      'whose words are no text': { content: ['a list'] },
      'dated back': { createdAt: LONG_AGO },
      'with a like of one’s own making': { likedBy: ['author'] },
      'with a made-up comment': { comments: [{ content: 'Me too' }] },
      'with a comment count': { commentCount: 1 },
      'with 301 search tokens': { searchTokens: Array.from({ length: 301 }, () => 'a') },
      'with long search tokens': {
        searchTokens: ['a'.repeat(13), ...Array.from({ length: 299 }, () => 'a'.repeat(12))],
      },
      'whose search tokens are no list': { searchTokens: 'cake' },
      'with a picture from elsewhere': { imageUrl: 'https://tracker.example/pixel.gif' },
      'with a picture of another project': { imageUrl: images('elsewhere') },
      'with somebody else’s picture': { imageUrl: images(rules.projectId, undefined, 'author') },
      'with a picture in nobody’s folder': { imageUrl: own.replace('member%2F', '') },
      'with a picture of another folder': { imageUrl: own.replace('post-images', 'proof-uploads') },
      'with a picture behind a host of similar name': {
        imageUrl: own.replace('firebasestorage.googleapis.com', 'firebasestorage-googleapis.com'),
      },
      'with a picture of a local host of similar name': {
        imageUrl: images(rules.projectId, 'http://localhost.evil.example:9199'),
      },
      'with a picture address that goes on': { imageUrl: `${own}&then=more` },
      'with a picture that is no text': { imageUrl: 7 },
    },
    cleared('newPost'),
  );

  const variants: Record<string, object> = {
    'with a picture': { imageUrl: own },
    'with a picture in the newer kind of bucket': {
      imageUrl: own.replace('appspot.com', 'firebasestorage.app'),
    },
    'with a picture of the local backend': { imageUrl: images(rules.projectId, 'http://127.0.0.1:9199') },
    'with a picture of localhost': { imageUrl: images(rules.projectId, 'http://localhost:9199') },
    'of 5000 characters with marks': { content: 'é'.repeat(5000) },
    'with 300 long search tokens': { searchTokens: Array.from({ length: 300 }, () => 'a'.repeat(12)) },
  };
  for (const [what, change] of Object.entries(variants)) {
    allows(`a post ${what}`, () => write('newPost')({ ...valid(), ...change }), cleared('newPost'));
  }
  allows(
    'a post by someone without a last name',
    () => write('newPost')({ ...valid(), authorName: 'Cher' }),
    () =>
      rules.put({
        'posts/newPost': null,
        [`schools/${OAKFIELD}/members/member`]: { ...RECORDS.member, firstName: 'Cher', lastName: '' },
      }),
  );
  denies(
    'a post of a member whom the directory does not show',
    () => write('newPost')(valid()),
    () => rules.put({ 'posts/newPost': null, [`schools/${OAKFIELD}/members/member`]: null }),
  );
  const listedAgain = () => rules.restore(`schools/${OAKFIELD}/members/member`);
  allows('a post under a plain id', () => write('plain-Id9')(valid()), listedAgain);
  denies('a post under the id of a welcome', () => write('welcome_member_oakfield')(valid()));
  denies('a post under the id of one that an admin removed', () => write('removedPost')(valid()));
  denies(
    'a post in a group under another school',
    () =>
      createCounted(rules, 'member', 'posts', ref('member', 'newPost'), {
        ...post(RECORDS.member, 'far'),
        schoolId: OAKFIELD,
      }),
    () =>
      rules.put({
        'posts/newPost': null,
        'groups/far': { ...group('far', 'member'), schoolId: ELMWOOD },
        'groupMemberships/member_far': { userId: 'member', groupId: 'far', schoolId: ELMWOOD },
      }),
  );
});

describe('liking', () => {
  const like = (change: Record<string, unknown>) =>
    likeCounted(rules, 'moderator', ref('moderator', 'schoolPost'), change);
  changes(
    'a post one has liked',
    like,
    {
      right: {
        'like taken back': { likedBy: arrayRemove('moderator') },
        'liked again on another device': { likedBy: arrayUnion('moderator') },
      },
      wrong: {
        'in someone else’s name': { likedBy: arrayUnion('author') },
        'someone else’s like removed': { likedBy: arrayRemove('groupMember') },
        'one’s own twice': { likedBy: ['groupMember', 'moderator', 'moderator'] },
        'all likes removed': { likedBy: [] },
        'one’s own for another’s': { likedBy: ['moderator', 'member'] },
        'no list': { likedBy: 'moderator' },
        'with other words': { likedBy: arrayRemove('moderator'), content: 'Other words' },
        'with a comment count': { likedBy: arrayRemove('moderator'), commentCount: 9 },
        'moved to another school': { schoolId: ELMWOOD },
        ...removals('likedBy'),
      },
    },
    back('schoolPost'),
  );
  allows(
    'a like of one’s own on top',
    () => likeCounted(rules, 'member', ref('member', 'schoolPost'), { likedBy: arrayUnion('member') }),
    back('schoolPost'),
  );
});

describe('pictures of the local backend in a real project', () => {
  const live = loadRules('live', { projectId: 'schoolgate-live' });
  const write = (host: string) =>
    createCounted(live, 'member', 'posts', doc(live.as('member'), 'posts', `live${host.length}`), {
      ...post(RECORDS.member),
      imageUrl: `${host}/v0/b/schoolgate-live.appspot.com/o/post-images%2Fmember%2F3f-cake.jpg?alt=media&token=ab-12`,
    });
  allows('a picture in our storage', () => write('https://firebasestorage.googleapis.com'));
  denies('a picture on the reader’s own machine', () => write('http://127.0.0.1:9199'));
});
