import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

/** The icon of each tone: colour alone must not carry the meaning. */
export const toneIcons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const;
