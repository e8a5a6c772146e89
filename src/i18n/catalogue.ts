import common from '@/messages/en/common.json';
import type { Messages } from './resources';

/** The language every other falls back to; its messages are complete. */
export const FALLBACK_LANGUAGE = 'en';

export type Namespace = keyof Messages;
type Bundle = Record<string, unknown>;

/** In the first bundle: needed on every screen, and when nothing more can be loaded. */
export const bundled = { common };

// A second language is only a folder of files: it is found here, and each file is a chunk of its own.
const loaders = import.meta.glob<Bundle>(
  [
    '../messages/*/*.json',
    '!../messages/en/common.json',
    // These come with the code that shows them (bringMessages).
    '!../messages/en/errors.json',
    '!../messages/en/validation.json',
  ],
  { import: 'default' },
);

/** Language codes that have messages. */
export const languages: readonly string[] = [
  ...new Set([
    FALLBACK_LANGUAGE,
    ...Object.keys(loaders).map((path) => path.split('/')[2] ?? FALLBACK_LANGUAGE),
  ]),
];

/** Messages of one file; undefined where that language has none (then English is shown). */
export function loadBundle(language: string, namespace: Namespace): Promise<Bundle> | undefined {
  return loaders[`../messages/${language}/${namespace}.json`]?.();
}
