import type { Silenceable } from '@/domain/silence';

/** A group or a post of which a parent may want to be told nothing. */
export interface Silenced {
  kind: Silenceable;
  /** `silenceId` of it. */
  id: string;
  /** How it begins, or is called. */
  title: string;
  schoolId: string;
}
