/** A sign-up list: its texts, its slots, how many of one, and how many who took it are named there. */
export const MAX_LIST_TITLE = 120;
export const MAX_LIST_DESCRIPTION = 1_000;
export const MAX_SLOTS = 30;
export const MAX_SLOT_LABEL = 80;
export const MAX_SLOT_COUNT = 100;
export const SLOT_PEOPLE = 5;
/** A new one is for a day at most so long ago; it may have waited on a device. */
export const LIST_DAYS_BACK = 7;
