import { BookOpen, Lightbulb, type LucideIcon, MapPin, Shapes } from 'lucide-react';
import type { TipKind } from '@/domain/assistant/link';

/** The picture of each kind of tip. */
export const TIP_ICONS: Record<TipKind, LucideIcon> = {
  bookRecommendation: BookOpen,
  localActivity: MapPin,
  learningTool: Shapes,
  enrichmentIdea: Lightbulb,
};
