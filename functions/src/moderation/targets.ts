import type { DocumentData, DocumentReference, Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import type { CaseContent } from '@/domain/entities/moderation-case';
import { isEventDiscussion } from '@/domain/entities/post';
import { memberSchema } from '@/domain/entities/school';
import { fullName } from '@/domain/entities/user';
import type { Target } from '@/domain/moderation-target';
import { pollWords } from '@/domain/poll-words';
import { imagesOf } from '@/domain/post-images';
import { slotsOf } from '@/domain/sign-up-slots';
import { db } from '../platform/app';
import { isDocumentId } from '../platform/document-id';
import { parserOf } from '../platform/documents';
import { eventRef, parseEvent } from '../platform/events';
import { groupRef, parseGroup } from '../platform/groups';
import { hiddenPostRef } from '../platform/hidden-content';
import { commentRef, parseComment, parsePost, postRef } from '../platform/posts';
import { listRef, parseList } from '../sign-ups/documents';
import { picturePath } from './pictures';

const parseMember = parserOf(memberSchema);

/** What a target names, as it is now. */
export interface FoundContent {
  ref: DocumentReference;
  data: DocumentData;
  /** Who wrote it, founded it, announced it, or is it. */
  subjectId: string;
  /** The group whose members alone see it; null for all of the school. */
  groupId: string | null;
  /** A comment under a post that is out of sight is seen by nobody. */
  isReachable: boolean;
  content: CaseContent;
}

/** Nothing of ours is called so, and the database does not look for some of them. */
const CONTROL = /\p{Cc}/u;

/** @throws not-found for ids that nothing can be called by: asking the database for them would throw */
export function requireIds(...ids: string[]): void {
  if (!ids.every((id) => isDocumentId(id) && !CONTROL.test(id)))
    throw new HttpsError('not-found', 'There is no such thing.');
}

export const memberRef = (schoolId: string, uid: string): DocumentReference =>
  db.doc(`schools/${schoolId}/members/${uid}`);

/** Where a target lies. */
export function targetRef(target: Target): DocumentReference {
  switch (target.kind) {
    case 'post':
      return postRef(target.id);
    case 'comment':
      return commentRef(target.postId, target.id);
    case 'event':
      return eventRef(target.id);
    case 'signUpList':
      return listRef(target.id);
    case 'group':
      return groupRef(target.id);
    case 'profile':
      return memberRef(target.schoolId, target.id);
  }
}

/** What a target names; null when it is gone, out of sight, or another school's. */
export async function readContent(tx: Transaction, target: Target): Promise<FoundContent | null> {
  requireIds(target.id, target.schoolId, ...(target.kind === 'comment' ? [target.postId] : []));
  const snapshot = await tx.get(targetRef(target));
  const data = snapshot.data();
  const found = data && (await read(tx, target, snapshot));
  if (!data || !found || found.schoolId !== target.schoolId) return null;
  const { subjectId, groupId = null, isReachable = true, images = [], ...texts } = found;
  const content: CaseContent = {
    title: texts.title ?? null,
    text: texts.text,
    location: texts.location ?? null,
    start: texts.start ?? null,
    images,
    // A place for each that is their own: those of others are theirs.
    pictures: [...images.keys()].filter((place) => picturePath(images[place]?.url ?? null, subjectId)),
  };
  return { ref: snapshot.ref, data, subjectId, groupId, isReachable, content };
}

interface Read extends Partial<Omit<CaseContent, 'pictures' | 'text'>> {
  schoolId: string;
  subjectId: string;
  text: string;
  groupId?: string | null;
  isReachable?: boolean;
}

async function read(
  tx: Transaction,
  target: Target,
  snapshot: FirebaseFirestore.DocumentSnapshot,
): Promise<Read | null> {
  switch (target.kind) {
    case 'post': {
      const post = parsePost(snapshot);
      // What hangs at an event is about the event.
      if (!post || isEventDiscussion(post)) return null;
      return {
        ...post,
        images: [...imagesOf(post)],
        subjectId: post.authorId,
        text: pollWords(post.content, post.poll),
      };
    }
    case 'comment': {
      const comment = parseComment(snapshot);
      const under = comment && (await postOf(tx, target.postId));
      return under && comment && { ...under, subjectId: comment.authorId, text: comment.content };
    }
    case 'event': {
      const event = parseEvent(snapshot);
      const { title, location, start, schoolId } = event ?? {};
      return event && schoolId !== undefined
        ? { title, location, start, schoolId, subjectId: event.userId, text: event.description }
        : null;
    }
    case 'signUpList': {
      const list = parseList(snapshot);
      return (
        list && {
          schoolId: list.schoolId,
          title: list.title,
          text: [list.description, ...slotsOf(list).map(({ label }) => label)].filter(Boolean).join('\n'),
          start: list.date,
          subjectId: list.userId,
        }
      );
    }
    case 'group': {
      const group = parseGroup(snapshot);
      return (
        group && {
          schoolId: group.schoolId,
          title: group.name,
          text: group.description,
          subjectId: group.createdBy,
        }
      );
    }
    case 'profile': {
      const member = parseMember(snapshot);
      return (
        member && {
          schoolId: target.schoolId,
          title: fullName(member),
          text: member.bio,
          images: member.profilePicUrl === null ? [] : [{ url: member.profilePicUrl, alt: '' }],
          subjectId: target.id,
        }
      );
    }
  }
}

/** Whose a comment's post is, also while that is out of sight itself. */
async function postOf(tx: Transaction, postId: string) {
  const [shown, hidden] = await tx.getAll(postRef(postId), hiddenPostRef(postId));
  const post = parsePost(shown);
  if (post) return { schoolId: post.schoolId, groupId: post.groupId, isReachable: true };
  const schoolId: unknown = hidden?.get('schoolId');
  return typeof schoolId === 'string' ? { schoolId, groupId: null, isReachable: false } : null;
}
