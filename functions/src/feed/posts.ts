import type { DocumentReference, DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Comment, Post } from '@/domain/entities/post';
import { db } from '../platform/app';

/** A comment as the database holds it; a preview repeats it with its id. */
export type StoredComment = Omit<Comment, 'id' | 'createdAt'> & { createdAt: Timestamp };
export type CommentPreview = StoredComment & { id: string };

/** A post as the database holds it. */
export type StoredPost = Omit<Post, 'id' | 'createdAt' | 'comments'> & {
  createdAt: Timestamp;
  comments: CommentPreview[];
};

export const postRef = (postId: string): DocumentReference => db.doc(`posts/${postId}`);

export const commentRef = (postId: string, commentId: string): DocumentReference =>
  db.doc(`posts/${postId}/comments/${commentId}`);

/** The post in a snapshot, or null when there is none. */
export const postIn = (snapshot: DocumentSnapshot): StoredPost | null =>
  snapshot.exists ? (snapshot.data() as StoredPost) : null;

/** The comment in a snapshot, or null when there is none. */
export const commentIn = (snapshot: DocumentSnapshot): StoredComment | null =>
  snapshot.exists ? (snapshot.data() as StoredComment) : null;
