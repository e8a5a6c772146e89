import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import validation from '@/messages/en/validation.json';
import type { Messages } from './resources';

/** The language every other falls back to; its messages are complete. */
export const FALLBACK_LANGUAGE = 'en';

export type Namespace = keyof Messages;
type Bundle = Record<string, unknown>;

/** In the first bundle: small, and needed exactly when nothing more can be loaded (errors) or on every screen. */
export const bundled = { common, errors, validation };

// A second language is only a folder of files: it is found here, and each file is a chunk of its own.
const loaders = import.meta.glob<Bundle>(
  [
    '../messages/*/*.json',
    '!../messages/en/common.json',
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
