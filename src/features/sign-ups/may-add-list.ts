import type { SchoolEvent } from '@/domain/entities/community';

/** Whether somebody may add a sign-up list to an event: its host, as long as it is to come. */
export const mayAddList = ({ userId, isCancelled, start }: SchoolEvent, uid: string): boolean =>
  userId === uid && !isCancelled && start > new Date();
