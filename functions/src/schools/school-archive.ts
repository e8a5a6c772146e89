import { type DocumentReference, type DocumentSnapshot, FieldPath } from 'firebase-admin/firestore';
import { brand } from '@/brand';
import type { AnnouncementTally } from '@/domain/entities/announcement';
import { GROUP_FILES } from '@/domain/entities/group-file';
import type { Post } from '@/domain/entities/post';
import { eventDiscussionId, eventOfDiscussion } from '@/domain/event-discussion';
import { imagesOf } from '@/domain/post-images';
import { slotsOf, takenOf } from '@/domain/sign-up-slots';
import { tallyRef as announcementTallyRef } from '../announcements/documents';
import { pathInFolder } from '../cleanup/file-address';
import { POST_IMAGES } from '../cleanup/post-pictures';
import { PROFILE_PICTURES } from '../cleanup/profile-pictures';
import { documentsOf, plainDocument, storeArchive } from '../data-export/archive';
import type { Section } from '../data-export/readable-page';
import { bucket, db, type StoredFile } from '../platform/app';
import { type ArchivedMembership, archivedMembershipsOf } from '../platform/archived-memberships';
import { eachDocument } from '../platform/each-document';
import { postRef } from '../platform/posts';
import { parseSchool, schoolRef } from '../platform/schools';
import { parseList } from '../sign-ups/documents';
import { ofSchool } from './school-documents';

type Fields = Record<string, unknown>;
type Files = Map<string, StoredFile>;

/**
 * Writes one ZIP with what the parents of a school have shared: the directory, groups, posts, events, sign-up lists,
 * announcements, rules and what was moderated. Not their addresses, documents, invites and reports, nor who said what to
 * staff.
 * @param path where it goes in the bucket
 * @returns its size in bytes
 */
export async function makeSchoolArchive(schoolId: string, path: string, madeAt: Date): Promise<number> {
  const found = await schoolRef(schoolId).get();
  const files = new Map<string, StoredFile>();
  const sections: Section[] = [
    { name: 'school', documents: [withoutBookkeeping(found)] },
    { name: 'directory', documents: await directory(schoolId, files) },
    { name: 'groups', documents: await documentsOf(ofSchool('groups', schoolId)) },
    { name: 'group-files', documents: await groupFiles(schoolId, files) },
    { name: 'group-memberships', documents: await memberships(schoolId) },
    { name: 'posts', documents: await posts(schoolId, files) },
    { name: 'events', documents: await events(schoolId) },
    { name: 'sign-up-lists', documents: await signUpLists(schoolId) },
    { name: 'announcements', documents: await announcements(schoolId) },
    { name: 'rules', documents: await documentsOf(rulesOf(schoolId)) },
    { name: 'moderation', documents: await documentsOf(schoolRef(schoolId).collection('moderationLog')) },
  ];
  const title = `${parseSchool(found)?.name ?? 'A school'} at ${brand.name}`;
  return storeArchive(path, { title, sections, files, labels: { schoolId }, madeAt });
}

const rulesOf = (schoolId: string) =>
  schoolRef(schoolId).collection('settings').where(FieldPath.documentId(), '==', 'rules');

function withoutBookkeeping(school: DocumentSnapshot): Fields {
  const { archivedAt: _, deleteAt: __, ...fields } = plainDocument(school);
  return fields;
}

async function directory(schoolId: string, files: Files): Promise<Fields[]> {
  const entries = await documentsOf(schoolRef(schoolId).collection('members'));
  const named: Fields[] = [];
  for (const { profilePicUrl, ...rest } of entries)
    named.push({ ...rest, picture: await taken(profilePicUrl, PROFILE_PICTURES, files) });
  return named;
}

/** Those of an archived school are put away until it is restored. */
async function memberships(schoolId: string): Promise<Fields[]> {
  const open = await documentsOf(ofSchool('groupMemberships', schoolId));
  const archived = await documentsOf(archivedMembershipsOf(schoolId));
  return [...open, ...archived.flatMap(({ groups }) => groups as ArchivedMembership['groups'])];
}

/** Documents of groups, which come along. */
async function groupFiles(schoolId: string, files: Files): Promise<Fields[]> {
  const listed = await documentsOf(db.collectionGroup('files').where('schoolId', '==', schoolId));
  const named: Fields[] = [];
  for (const { path, ...rest } of listed)
    named.push({ ...rest, file: await takenFrom(String(path), GROUP_FILES, files) });
  return named;
}

/** What is said below a post, oldest first. */
const commentsOn = async (post: DocumentReference): Promise<Fields[]> =>
  (await documentsOf(post.collection('comments').orderBy('createdAt'))).map(withoutFace);

/** Events with what is said about them. */
async function events(schoolId: string): Promise<Fields[]> {
  const all: Fields[] = [];
  await eachDocument(ofSchool('events', schoolId), async (event) => {
    const { rsvpSummary, ...plain } = plainDocument(event);
    all.push({
      ...plain,
      answers: rsvpSummary && withoutFaces(rsvpSummary as Fields),
      comments: await commentsOn(postRef(eventDiscussionId(event.id))),
    });
  });
  return all;
}

/** Lists with how many of each slot are taken, not by whom. */
async function signUpLists(schoolId: string): Promise<Fields[]> {
  const all: Fields[] = [];
  await eachDocument(ofSchool('signUpLists', schoolId), async (doc) => {
    const { summary: _, ...plain } = plainDocument(doc);
    const list = parseList(doc);
    if (!list) return;
    const slots = slotsOf(list).map(({ id, label, count }) => ({ label, count, taken: takenOf(list, id) }));
    all.push({ ...plain, slots });
  });
  return all;
}

/** What the school's parents were told and can still read; with how many have seen it, not who. */
async function announcements(schoolId: string): Promise<Fields[]> {
  const all: Fields[] = [];
  await eachDocument(ofSchool('announcements', schoolId), async (doc) => {
    if (doc.get('withdrawnAt') !== null) return;
    const tally = await announcementTallyRef(doc.id).get();
    const count = (field: keyof AnnouncementTally) => Number(tally.get(field) ?? 0);
    all.push({ ...plainDocument(doc), seenBy: count('seen'), acknowledgedBy: count('acknowledged') });
  });
  return all;
}

/** How many have answered, not who. */
const withoutFaces = ({ faces: _, ...counts }: Fields): Fields => counts;

/** Posts with their comments, oldest first. */
async function posts(schoolId: string, files: Files): Promise<Fields[]> {
  const all: Fields[] = [];
  await eachDocument(ofSchool('posts', schoolId), async (post) => {
    if (eventOfDiscussion(post.id) === null)
      all.push({ ...plainDocument(post), comments: await commentsOn(post.ref) });
  });
  all.sort((left, right) => String(left.createdAt).localeCompare(String(right.createdAt)));
  const shown: Fields[] = [];
  for (const post of all) shown.push(withoutFace(await withPictures(post, files)));
  return shown;
}

/** The directory has it. */
const withoutFace = ({ profilePicUrl: _, ...fields }: Fields): Fields => fields;

async function withPictures({ imageUrl, images, ...rest }: Fields, files: Files): Promise<Fields> {
  const pictures: Fields[] = [];
  for (const { url, alt } of imagesOf({ imageUrl, images } as Pick<Post, 'imageUrl' | 'images'>)) {
    const file = await taken(url, POST_IMAGES, files);
    if (file) pictures.push({ file, alt });
  }
  return { ...rest, pictures };
}

/**
 * Takes a picture along, and says what it is called in the archive. Documents name it so: its link would work for whoever
 * has the archive, from anywhere.
 * @returns null for what is no picture of ours, or is gone
 */
async function taken(address: unknown, folder: string, files: Files): Promise<string | null> {
  const stored = pathInFolder(typeof address === 'string' ? address : null, folder);
  return stored ? takenFrom(stored, folder, files) : null;
}

/** The same by its path in the bucket. */
async function takenFrom(stored: string, folder: string, files: Files): Promise<string | null> {
  if (!stored.startsWith(`${folder}/`)) return null;
  const name = `files/${folder}/${stored.split('/').at(-1)}`;
  const file = bucket().file(stored);
  if (!files.has(name) && !(await file.exists())[0]) return null;
  files.set(name, file);
  return name;
}
