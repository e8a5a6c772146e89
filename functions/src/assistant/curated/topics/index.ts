import { DAILY_LIFE } from './daily-life';
import { FEELINGS } from './feelings';
import { GROWING_UP } from './growing-up';
import { LEARNING } from './learning';
import { SCHOOL } from './school';
import type { Topic } from './topic';

export type { Topic } from './topic';

/** Every topic with a curated answer. */
export const TOPICS: readonly Topic[] = [...DAILY_LIFE, ...LEARNING, ...SCHOOL, ...FEELINGS, ...GROWING_UP];
