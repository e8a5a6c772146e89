import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { bundled, FALLBACK_LANGUAGE, languages, loadBundle, type Namespace } from './catalogue';
import { matchLanguage, preferredLanguages, storeLanguage } from './language';
import type { Messages } from './resources';

export type { Namespace } from './catalogue';
export { languages } from './catalogue';

// i18next has a loader interface too, but it never asks again for a file that failed once.
const wanted = new Set<Namespace>(Object.keys(bundled) as Namespace[]);

/** Starts i18next; await it before the first render. English is there at once, others fetch their common files. */
export async function startI18n(
  language = matchLanguage(preferredLanguages(), languages),
): Promise<typeof i18next> {
  await i18next.use(initReactI18next).init({
    resources: { [FALLBACK_LANGUAGE]: bundled },
    lng: FALLBACK_LANGUAGE,
    fallbackLng: FALLBACK_LANGUAGE,
    ns: Object.keys(bundled),
    defaultNS: 'common',
    // React escapes already.
    interpolation: { escapeValue: false },
    // What was drawn before its messages came is drawn again when they are there.
    react: { useSuspense: false, bindI18nStore: 'added' },
    // Never the key: nobody can read it. A message that is still on its way is silence until then.
    parseMissingKeyHandler: () => '',
  });
  // Words in another language are better than an empty page.
  await showLanguage(language).catch(() => showLanguage(FALLBACK_LANGUAGE));
  return i18next;
}

/** Fetches namespaces for the language on screen and for the fallback. Throws when one cannot be fetched. */
export async function loadNamespaces(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace);
  await addBundles(i18next.language, namespaces);
}

/**
 * Adds messages that came with the code that shows them, in the language all others fall back to. Those of the language
 * on screen follow by themselves.
 */
export function bringMessages<Name extends Namespace>(namespace: Name, bundle: Messages[Name]): void {
  if (i18next.hasResourceBundle(FALLBACK_LANGUAGE, namespace)) return;
  // Whoever calls this draws them next: nothing else has to be drawn again.
  i18next.addResourceBundle(FALLBACK_LANGUAGE, namespace, bundle, false, false, { silent: true });
  // Until they come, and where they can't be fetched, the words are English.
  loadNamespaces([namespace]).catch(() => undefined);
}

/** Switches the interface to another language and remembers it on this device. */
export async function setLanguage(language: string): Promise<void> {
  await showLanguage(language);
  storeLanguage(language);
}

async function showLanguage(language: string): Promise<void> {
  // Everything on screen so far, before the switch: no flash of English.
  await addBundles(language, [...wanted]);
  await i18next.changeLanguage(language);
  if (typeof document === 'undefined') return;
  document.documentElement.lang = language;
  document.documentElement.dir = i18next.dir(language);
}

async function addBundles(language: string, namespaces: readonly Namespace[]): Promise<void> {
  const pairs = [...new Set([language, FALLBACK_LANGUAGE])].flatMap((one) =>
    namespaces.map((namespace) => [one, namespace] as const),
  );
  await Promise.all(
    pairs.map(async ([one, namespace]) => {
      if (i18next.hasResourceBundle(one, namespace)) return;
      const bundle = await loadBundle(one, namespace);
      if (bundle) i18next.addResourceBundle(one, namespace, bundle);
    }),
  );
}
