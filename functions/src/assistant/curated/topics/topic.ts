/** A question that parents ask often, with an answer that fits most of them. */
export interface Topic {
  id: string;
  /** As a parent would put it in a few words. */
  title: string;
  /** What else parents call it. */
  words: string;
  /** Plain text, a few sentences: what to try first comes first. */
  answer: string;
}
