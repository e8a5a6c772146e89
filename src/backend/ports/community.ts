import type { RulesSettings, SafetySettings } from '@/domain/entities/community-settings';
import type { HiddenItem } from '@/domain/entities/hidden-item';
import type { Pause } from '@/domain/entities/pause';
import type { PhotoWish } from '@/domain/entities/photo-wish';
import type { Observer, Unsubscribe } from '../live';

/** How a school's parents get along: its rules, and what each keeps out of their own view. */
export interface CommunityPort {
  /** The rules of a school; the default ones while it has none of its own. */
  watchRules(schoolId: string, observer: Observer<RulesSettings>): Unsubscribe;
  /** Whom to call, and words to be asked about. */
  watchSafety(schoolId: string, observer: Observer<SafetySettings>): Unsubscribe;
  /** The version of the rules that this person has accepted last; 0 for none. */
  watchAccepted(uid: string, schoolId: string, observer: Observer<number>): Unsubscribe;
  acceptRules(uid: string, schoolId: string, version: number): Promise<void>;
  /** Until when this person only reads in this school; null when they may write. */
  watchPause(uid: string, schoolId: string, observer: Observer<Pause | null>): Unsubscribe;
  /** Everything that a person does not want to see, newest first. */
  watchHidden(uid: string, observer: Observer<HiddenItem[]>): Unsubscribe;
  /** Hides something, or blocks somebody. @throws permission-denied for an admin, whom nobody can block */
  hide(uid: string, item: HiddenItem): Promise<void>;
  show(uid: string, itemId: string): Promise<void>;
  /** What families of a school wish about pictures. */
  watchPhotoWishes(schoolId: string, observer: Observer<PhotoWish[]>): Unsubscribe;
  watchPhotoWish(schoolId: string, uid: string, observer: Observer<PhotoWish | null>): Unsubscribe;
  /** An empty one takes it back. */
  savePhotoWish(wish: Pick<PhotoWish, 'userId' | 'schoolId' | 'text'>): Promise<void>;
}
