import { subDays, subMinutes, subSeconds } from 'date-fns';
import { secondsInDay } from 'date-fns/constants';
import type { Firestore } from 'firebase-admin/firestore';
import { newPost } from '../../src/domain/entities/post.ts';
import { searchTokens } from '../../src/domain/search-tokens.ts';
import { documents } from '../seed/store.ts';

/** The school of the scale measurements (product §11). */
export const BIG = { id: 'bench-school', parents: 1_500, posts: 50_000 };
/** A word that only one post of two years ago has. */
export const RARE_WORD = 'zanzibarpicnic';

const DAYS = 2 * 365;
const WORDS = 'class trip lunch field book fair music coach rain boots snack bus recess garden paint'.split(
  ' ',
);

const word = (index: number) => WORDS[index % WORDS.length] ?? '';

/** Each write is an event or several for the local backend, which holds only so many and then refuses to write. */
const AT_ONCE = 2_000;

/**
 * Writes 1,500 directory entries and 50,000 posts, the oldest two years old, and admits the given reader.
 * @param idle waits until the backend is done with the events of what has been written
 */
export async function seedBigSchool(
  db: Firestore,
  readerUid: string,
  idle: () => Promise<void>,
): Promise<void> {
  const writer = db.bulkWriter();
  writer.onWriteError((error) => {
    throw error;
  });
  const now = Date.now();
  void writer.set(db.doc(`schools/${BIG.id}`), {
    id: BIG.id,
    name: 'Bench School',
    city: 'Scale',
    slug: 'bench-school',
    createdAt: subDays(now, DAYS),
  });
  for (let index = 0; index < BIG.parents; index += 1) {
    const firstName = `Parent${index}`;
    const lastName = `Family${String(index).padStart(4, '0')}`;
    void writer.set(db.doc(`schools/${BIG.id}/members/bench-${index}`), {
      uid: `bench-${index}`,
      firstName,
      lastName,
      profilePicUrl: null,
      bio: '',
      children: [],
      joinedAt: subMinutes(now, index),
      searchTokens: searchTokens(`${firstName} ${lastName}`),
    });
  }
  for (let index = 0; index < BIG.posts; index += 1) {
    const last = index === BIG.posts - 1;
    const content = `${word(index)} ${word(index * 7)} ${word(index * 13)} ${index}${last ? ` ${RARE_WORD}` : ''}`;
    const { path, data } = documents.post({
      ...newPost({
        id: `bench-${index}`,
        schoolId: BIG.id,
        groupId: null,
        authorId: `bench-${index % BIG.parents}`,
        authorName: `Parent${index % BIG.parents}`,
        profilePicUrl: null,
        children: [],
        content,
        images: [],
      }),
      createdAt: subSeconds(now, (index / BIG.posts) * DAYS * secondsInDay),
    });
    void writer.set(db.doc(path), data);
    if (index % AT_ONCE === 0) {
      await writer.flush();
      await idle();
    }
  }
  await writer.close();
  const reader = db.doc(`users/${readerUid}`);
  const { schools, approvedSchools, schoolIds } = (await reader.get()).data() ?? {};
  await reader.update({
    schoolIds: [BIG.id, ...schoolIds],
    schools: [{ schoolId: BIG.id, schoolName: 'Bench School' }, ...schools],
    approvedSchools: [BIG.id, ...approvedSchools],
    selectedSchoolId: BIG.id,
  });
}
