/** What a digest has, the most important first. */
export const DIGEST_PARTS = ['announcement', 'answer', 'event', 'group-post', 'post'] as const;
export type DigestPart = (typeof DIGEST_PARTS)[number];

/** One thing that a digest tells of: plain text of ours, with names of parents and titles that name no child. */
export interface DigestItem {
  part: DigestPart;
  /** The school whose members alone may read it; null for one of no school. */
  schoolId: string | null;
  /** What that is called; empty for none. */
  schoolName: string;
  title: string;
  detail: string;
  /** Where it leads, in the app. */
  path: string;
}
