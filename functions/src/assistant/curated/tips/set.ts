/** One day's tips from our own collection. */
export interface CuratedSet {
  book: { title: string; author: string; why: string };
  /** `find`: what to look for on a map near home. */
  activity: { text: string; find: string };
  /** A site that has been there for years, at its front door. */
  tool: { text: string; link: string };
  /** Either a site of the same kind, or what to search for. */
  idea: { text: string; link: string; find?: never } | { text: string; find: string; link?: never };
}
