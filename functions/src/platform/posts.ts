import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import { commentSchema, postSchema } from '@/domain/entities/post';
import { db } from './app';
import { parserOf } from './documents';

export const postRef = (postId: string): DocumentReference => db.doc(`posts/${postId}`);

export const commentRef = (postId: string, commentId: string): DocumentReference =>
  db.doc(`posts/${postId}/comments/${commentId}`);

/** What a post or a comment said before its author changed it. */
export const revisionsOf = (text: DocumentReference): CollectionReference => text.collection('revisions');

/** The post in a snapshot, or null when there is none. */
export const parsePost = parserOf(postSchema);

/** The comment in a snapshot, or null when there is none. */
export const parseComment = parserOf(commentSchema);
