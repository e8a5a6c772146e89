/** Those who run a group beside its creator. */
export const MAX_GROUP_HELPERS = 3;
/** Files of one group, and the name that one is listed by. */
export const MAX_GROUP_FILES = 100;
export const MAX_FILE_NAME = 100;
/** Days until who was turned down by a group may ask again, and who was put out of it may come back. */
export const GROUP_DECLINED_DAYS = 7;
export const GROUP_REMOVED_DAYS = 30;
export const MAX_GROUP_FILE_BYTES = 10 * 1024 * 1024;
