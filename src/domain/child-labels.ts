import type { Child } from './fields';

/** A child's name with the grade or room: "Ada (Grade 2)". Either may be empty, as it may be kept from other parents. */
const childLabel = ({ name, gradeOrRoom }: Child): string =>
  name && gradeOrRoom ? `${name} (${gradeOrRoom})` : name || gradeOrRoom;

/** What is told of a parent's children, without those of whom nothing is. */
export const childLabels = (children: readonly Child[]): string[] => children.map(childLabel).filter(Boolean);
