/** Keys of what the hooks of this folder keep for themselves, in the query cache. */
export const reactKeys = {
  /** How often the person has asked for what is new. */
  refreshed: ['refreshed'],
};
