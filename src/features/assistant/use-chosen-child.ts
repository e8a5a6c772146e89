import { useState } from 'react';
import { type Grade, gradeOrAges, readGrade } from '@/domain/assistant/grade';
import { FALLBACK_AGES } from '@/domain/assistant/limits';
import type { Child } from '@/domain/fields';
import { useMe } from '@/features/session';

export interface ChosenChild {
  /** Null when the profile names no child. */
  child: Child | null;
  /** What is asked for: the child's own words, read by the server. */
  gradeOrRoom: string;
  grade: Grade;
  /** Whether the profile says a grade; otherwise the ages of product §2.10 stand in. */
  isKnown: boolean;
  children: readonly Child[];
  index: number;
  choose: (index: number) => void;
}

/** The child that tips and answers are for: the first one until another is chosen. */
export function useChosenChild(): ChosenChild {
  const { children } = useMe();
  const [chosen, choose] = useState(0);
  // A child may be taken off the profile in another tab.
  const index = chosen < children.length ? chosen : 0;
  const child = children[index] ?? null;
  const gradeOrRoom = child?.gradeOrRoom ?? '';
  return {
    child,
    gradeOrRoom,
    grade: gradeOrAges(gradeOrRoom, FALLBACK_AGES),
    isKnown: readGrade(gradeOrRoom) !== null,
    children,
    index,
    choose,
  };
}
