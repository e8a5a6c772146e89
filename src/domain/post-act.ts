/** What is done with a post beside its words, likes and comments. */
export type PostAct =
  /** Puts it on top of its feed, and back in its place. */
  | { type: 'pin'; until: Date }
  | { type: 'unpin' }
  /** Marks it as found or gone, and takes that back. */
  | { type: 'close' | 'reopen' };
