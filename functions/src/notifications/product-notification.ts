import { brand } from '@/brand';
import type { Notification } from '@/domain/entities/community';
import { SYSTEM_AUTHOR } from '@/domain/entities/post';
import { namedIn } from './messages';

/** A notification of the product's own, which names nobody. */
export const productNotification = (
  userId: string,
  type: Notification['type'],
  link: string,
  createdAt: Date,
): Omit<Notification, 'id'> => ({
  userId,
  type,
  actorId: SYSTEM_AUTHOR,
  ...namedIn(type, brand.name),
  link,
  postId: null,
  read: false,
  emailed: false,
  createdAt,
  commentId: null,
  likeKey: null,
  event: null,
});
