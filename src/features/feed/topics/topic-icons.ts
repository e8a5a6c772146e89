import {
  CalendarDays,
  Gift,
  type LucideIcon,
  MessageCircleQuestionMark,
  Newspaper,
  Star,
  Umbrella,
} from 'lucide-react';
import type { Topic } from '@/domain/topics';

/** The sign of each topic: colour alone says nothing to those who don't see it. */
export const TOPIC_ICONS: Record<Topic, LucideIcon> = {
  question: MessageCircleQuestionMark,
  offer: Gift,
  'lost-found': Umbrella,
  recommendation: Star,
  event: CalendarDays,
  news: Newspaper,
};
