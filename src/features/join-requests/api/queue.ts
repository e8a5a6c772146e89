/** A part of what waits. */
export interface Queue {
  /** Null for all schools. */
  schoolIds: string[] | null;
  /** With a document or without one; both when it is left out. */
  hasProof?: boolean;
}
