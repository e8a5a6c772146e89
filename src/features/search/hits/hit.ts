/** What each kind of hit gets. */
export interface HitProps<T> {
  hit: T;
  /** What was searched for. */
  term: string;
  /** It was followed. */
  onLeave: () => void;
}
