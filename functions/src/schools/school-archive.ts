import { type DocumentSnapshot, FieldPath } from 'firebase-admin/firestore';
import { brand } from '@/brand';
import { pathInFolder } from '../cleanup/file-address';
import { PROFILE_PICTURES } from '../cleanup/profile-pictures';
import { POST_IMAGES } from '../cleanup/shown-picture';
import { documentsOf, plainDocument, storeArchive } from '../data-export/archive';
import type { Section } from '../data-export/readable-page';
import { bucket, type StoredFile } from '../platform/app';
import { eachDocument } from '../platform/each-document';
import { parseSchool, schoolRef } from '../platform/schools';
import { type ArchivedMembership, archivedMembershipsOf } from './archived-memberships';
import { ofSchool } from './school-documents';

type Fields = Record<string, unknown>;

/**
 * Writes one ZIP with what the parents of a school have shared: the directory, groups, posts, events, rules and what was
 * moderated. Not their addresses, documents, invites and reports, nor who said what to staff.
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
    { name: 'group-memberships', documents: await memberships(schoolId) },
    { name: 'posts', documents: await posts(schoolId, files) },
    { name: 'events', documents: await documentsOf(ofSchool('events', schoolId)) },
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

async function directory(schoolId: string, files: Map<string, StoredFile>): Promise<Fields[]> {
  const entries = await documentsOf(schoolRef(schoolId).collection('members'));
  return withPictures(entries, 'profilePicUrl', PROFILE_PICTURES, files);
}

/** Those of an archived school are put away until it is restored. */
async function memberships(schoolId: string): Promise<Fields[]> {
  const open = await documentsOf(ofSchool('groupMemberships', schoolId));
  const archived = await documentsOf(archivedMembershipsOf(schoolId));
  return [...open, ...archived.flatMap(({ groups }) => groups as ArchivedMembership['groups'])];
}

/** Posts with their comments, oldest first. */
async function posts(schoolId: string, files: Map<string, StoredFile>): Promise<Fields[]> {
  const all: Fields[] = [];
  await eachDocument(ofSchool('posts', schoolId), async (post) => {
    const comments = await documentsOf(post.ref.collection('comments').orderBy('createdAt'));
    all.push({ ...plainDocument(post), comments: comments.map(withoutFace) });
  });
  all.sort((left, right) => String(left.createdAt).localeCompare(String(right.createdAt)));
  const shown = await withPictures(all, 'imageUrl', POST_IMAGES, files);
  return shown.map(withoutFace);
}

/** The directory has it. */
const withoutFace = ({ profilePicUrl: _, ...fields }: Fields): Fields => fields;

/**
 * Has documents name a picture by its file in the archive, and takes the file along. Its link would work for whoever has
 * the archive, from anywhere.
 */
async function withPictures(
  documents: readonly Fields[],
  field: string,
  folder: string,
  files: Map<string, StoredFile>,
): Promise<Fields[]> {
  const named: Fields[] = [];
  for (const { [field]: address, ...rest } of documents) {
    const stored = pathInFolder(typeof address === 'string' ? address : null, folder);
    const name = stored && `files/${folder}/${stored.split('/').at(-1)}`;
    const file = stored ? bucket().file(stored) : null;
    const isThere = name && file && (files.has(name) || (await file.exists())[0]);
    if (isThere) files.set(name, file);
    named.push({ ...rest, picture: isThere ? name : null });
  }
  return named;
}
