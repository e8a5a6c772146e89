import type { Answer, AssistantUsage, Recommendations } from '@/domain/assistant/answers';
import type { AskInput, RecommendationsInput } from '@/domain/assistant/inputs';
import type { TipSet } from '@/domain/entities/outreach';
import type { Observer, Unsubscribe } from '../live';

/** The Parent Assistant (product §7.3). */
export interface AssistantPort {
  usage(): Promise<AssistantUsage>;
  /** Today's tips; may take up to a minute. */
  recommendations(input: RecommendationsInput): Promise<Recommendations>;
  /**
   * Asks a question; may take up to a minute.
   * @param onText called with the answer so far, where the provider can stream; the result replaces it
   * @throws resource-exhausted when no question is left today
   */
  ask(input: AskInput, onText?: (textSoFar: string) => void): Promise<Answer>;
  /** @throws resource-exhausted after too many in a day */
  sendFeedback(message: string): Promise<void>;
  /** One's own tip sets, newest first. */
  watchTipSets(uid: string, observer: Observer<TipSet[]>): Unsubscribe;
}
