import { arrayRemove, arrayUnion, doc, serverTimestamp } from 'firebase/firestore';
import { describe } from 'vitest';
import { allows, changes, denies, exactly, removals } from './support/cases';
import { createCounted, likeCounted } from './support/counted';
import { loadRules } from './support/environment';
import { ELMWOOD, GROUP, group, LONG_AGO, OAKFIELD, post } from './support/factories';
import { badMentions, mostMentions } from './support/mentions';
import type { Persona } from './support/personas';
import { RECORDS } from './support/world';

const rules = loadRules('postswriting');
const ref = (persona: Persona, id: string) => doc(rules.as(persona), 'posts', id);
const cleared = (id: string) => () => rules.put({ [`posts/${id}`]: null });
const image = (url: unknown) => ({ url, alt: '' });
/** The fields of a post that shows these, each an address or as it is stored. */
function showing(...pictures: unknown[]) {
  const images = pictures.map((one) => (typeof one === 'object' ? one : image(one)));
  return { images, imageUrl: (images[0] as { url?: unknown } | undefined)?.url };
}
const back = (id: string) => () => rules.restore(`posts/${id}`);

describe('writing a post', () => {
  const images = (project: string, host = 'https://firebasestorage.googleapis.com', uid = 'member') =>
    `${host}/v0/b/${project}.appspot.com/o/post-images%2F${uid}%2F3f-cake.jpg?alt=media&token=ab-12`;
  const own = images(rules.projectId);
  const other = own.replace('cake', 'bread');
  const strangers = {
    'from elsewhere': 'https://tracker.example/pixel.gif',
    'of another project': images('elsewhere'),
    'of somebody else': images(rules.projectId, undefined, 'author'),
    'in nobody’s folder': own.replace('member%2F', ''),
    'of another folder': own.replace('post-images', 'proof-uploads'),
    'behind a host of similar name': own.replace(
      'firebasestorage.googleapis.com',
      'firebasestorage-googleapis.com',
    ),
    'of a local host of similar name': images(rules.projectId, 'http://localhost.evil.example:9199'),
    'whose address goes on': `${own}&then=more`,
    'whose address is no text': 7,
  };
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
      ...badMentions,
      'changed already': { editedAt: serverTimestamp() },
      'with pictures that are no list': { images: { url: own } },
      'with pictures that are a text': { images: '' },
      'with a first picture that is not among them': { imageUrl: own },
      'without its first picture': { ...showing(own), imageUrl: null },
      'with a later picture as the first': { ...showing(own, other), imageUrl: other },
      'with seven pictures': showing(...Array.from({ length: 7 }, () => own)),
      'with more beside a picture': showing({ ...image(own), caption: 'Cake' }),
      'with a picture without a place for words': showing({ url: own }),
      'with a picture that is nothing but its address': { images: [own], imageUrl: own },
      'with words without a picture': { images: [{ alt: 'Cake' }] },
      'with words without a picture’s address': { images: [{ url: null, alt: 'Cake' }] },
      'with 201 characters for a picture': showing({ url: own, alt: 'x'.repeat(201) }),
      'with a number for a picture': showing({ url: own, alt: 7 }),
      ...Object.fromEntries(
        Object.entries(strangers).map(([what, url]) => [`with a picture ${what}`, showing(url)]),
      ),
      ...Object.fromEntries(
        [1, 2, 3, 4, 5].flatMap((at) => {
          const before = Array.from({ length: at }, () => own);
          return [
            [`with somebody else’s picture after ${at}`, showing(...before, strangers['of somebody else'])],
            [`with endless words after ${at}`, showing(...before, { url: own, alt: 'x'.repeat(201) })],
          ];
        }),
      ),
    },
    cleared('newPost'),
  );

  const variants: Record<string, object> = {
    'with a picture': showing(own),
    'with two pictures': showing(own, other),
    'with a picture in the newer kind of bucket': showing(own.replace('appspot.com', 'firebasestorage.app')),
    'with a picture of the local backend': showing(images(rules.projectId, 'http://127.0.0.1:9199')),
    'with a picture of localhost': showing(images(rules.projectId, 'http://localhost:9199')),
    'with six pictures and 200 characters with marks for each': showing(
      ...Array.from({ length: 6 }, () => ({ url: own, alt: 'é'.repeat(200) })),
    ),
    'with all that it may have': {
      ...showing(...Array.from({ length: 6 }, () => ({ url: own, alt: 'é'.repeat(200) }))),
      content: 'é'.repeat(5000),
      searchTokens: Array.from({ length: 300 }, () => 'a'.repeat(12)),
      mentions: mostMentions,
    },
    'that calls nobody': { mentions: {} },
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
      ...showing(
        `${host}/v0/b/schoolgate-live.appspot.com/o/post-images%2Fmember%2F3f-cake.jpg?alt=media&token=ab-12`,
      ),
    });
  allows('a picture in our storage', () => write('https://firebasestorage.googleapis.com'));
  denies('a picture on the reader’s own machine', () => write('http://127.0.0.1:9199'));
});
