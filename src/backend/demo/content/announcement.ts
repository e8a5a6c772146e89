import type { ParentKey } from './people';

/** What the moderators of the made-up school have announced. */
export const ANNOUNCEMENT: { by: ParentKey; hoursAgo: number; title: string; text: string } = {
  by: 'carla',
  hoursAgo: 20,
  title: 'The east gate stays shut on Thursday',
  text: 'The gate on Mill Lane gets a new lock on Thursday, so please bring and fetch your children at the main entrance that day. It opens at 7:30 as always. From Friday on both gates are open again.',
};
