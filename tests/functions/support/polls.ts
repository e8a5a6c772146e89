import { FieldValue } from 'firebase-admin/firestore';
import type { PollSummary } from '@/domain/entities/poll';
import type { User } from '@/domain/entities/user';
import { db } from './admin.ts';
import type { TestSchool } from './people.ts';

export const votePath = (postId: string, { uid }: User) => `posts/${postId}/pollVotes/${uid}`;

/** A vote as its parent's client writes it. */
export const vote = (
  postId: string,
  parent: User,
  school: TestSchool,
  choices: readonly number[],
  votedAt: Date | FieldValue = FieldValue.serverTimestamp(),
) => db.doc(votePath(postId, parent)).set({ userId: parent.uid, schoolId: school.id, choices, votedAt });

/** What the post says of its poll now. */
export const readPollSummary = async (postId: string) =>
  (await db.doc(`posts/${postId}`).get()).get('pollSummary') as PollSummary | null;
