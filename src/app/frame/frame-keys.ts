/** Keys of what the frame watches, in the query cache. */
export const frameKeys = {
  /** What somebody was writing in. */
  draftParent: (kind: string, id: string) => ['draft-parent', kind, id],
};
