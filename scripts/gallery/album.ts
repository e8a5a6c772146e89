import { join } from 'node:path';
import { ROOT } from '../backend/paths.ts';

/** Where the pictures go; the repository ignores it. */
export const ALBUM = join(ROOT, 'gallery');

/** Single pictures, a folder for each screen. */
export const SHOTS = join(ALBUM, 'shots');

/** What the walk has measured, a line of JSON for each screen and state. */
export const MEASURES = join(ALBUM, 'measures.jsonl');

/** The windows that a screen is looked at in. */
export const WINDOWS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;

export const THEMES = ['light', 'dark'] as const;

/** The states in the order in which a sheet shows them. */
export const STATES = [
  'full',
  'empty',
  'loading',
  'refused',
  'offline',
  'long names',
  'Arabic',
  'letters of 200 %',
] as const;
export type State = (typeof STATES)[number];

/** A picture's name says what is on it. */
export const shotName = (state: string, width: number, theme: string): string =>
  `${state.replaceAll(/\W+/g, '-')}.${width}.${theme}.png`;

/** The folder of a screen: its pattern without what a file system can't hold. */
export const folderOf = (pattern: string): string =>
  pattern === '/' ? 'landing' : pattern.replaceAll('*', 'elsewhere').replaceAll(/[/:]+/g, '-').slice(1);
