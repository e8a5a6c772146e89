import { release as release010 } from './0.1.0';
import type { Release } from './release';

/** The last release and this one, in order. What is older may go: its tabs are asked to load anew. */
export const RELEASES: readonly Release[] = [release010];
