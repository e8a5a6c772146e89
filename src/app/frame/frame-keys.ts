/** Keys of what the frame watches, in the query cache. */
export const frameKeys = {
  /** The document that a draft belongs to; a key of its own, as importing the feature's would fetch its pages. */
  draftParent: (kind: string, id: string) => ['draft-parent', kind, id],
};
