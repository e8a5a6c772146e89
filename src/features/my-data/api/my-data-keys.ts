/** Keys of what is read of a parent's own data, in the query cache. */
export const myDataKeys = {
  export: (uid: string) => ['my-data', uid, 'export'],
  deletion: (uid: string) => ['my-data', uid, 'deletion'],
};
