import { describe, expect, it } from 'vitest';
import typed from './resources.d.ts?raw';

const files = import.meta.glob<unknown>('../messages/*/*.json', { eager: true, import: 'default' });
const languages = [...new Set(Object.keys(files).map((path) => path.split('/')[2] ?? ''))];

function messagesOf(language: string): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const walk = (value: unknown, path: string) => {
    if (value && typeof value === 'object' && !Array.isArray(value)) {
      for (const [key, inner] of Object.entries(value)) walk(inner, `${path}.${key}`);
    } else found.set(path, value);
  };
  for (const [path, bundle] of Object.entries(files)) {
    const [, , folder, file = ''] = path.split('/');
    if (folder === language) walk(bundle, file.replace(/\.json$/, ''));
  }
  return found;
}

const placeholders = (text: unknown) =>
  [...String(text).matchAll(/\{\{\s*([\w.]+)/g)].map(([, name]) => name).sort();
// A language has its own plural forms; what they belong to is the key without the form.
const base = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

const english = messagesOf('en');
const englishByBase = new Map([...english].map(([key, text]) => [base(key), text]));

describe('messages', () => {
  it.each(languages)('of %s are text, never empty, and well formed', (language) => {
    const wrong = [...messagesOf(language)].filter(
      ([, text]) =>
        typeof text !== 'string' ||
        text.trim() === '' ||
        (text.match(/\{\{/g)?.length ?? 0) !== (text.match(/\}\}/g)?.length ?? 0),
    );
    expect(wrong).toEqual([]);
  });

  it('of English have both plural forms, saying the same things', () => {
    const wrong = [...english].filter(([key, text]) => {
      const form = /_(one|other)$/.exec(key)?.[1];
      if (!form) return false;
      const twin = english.get(`${base(key)}_${form === 'one' ? 'other' : 'one'}`);
      if (twin === undefined) return true;
      // "1 second" may be written out, so the count alone may be missing from one of them.
      const names = (one: unknown) => placeholders(one).filter((name) => name !== 'count');
      return names(text).join() !== names(twin).join();
    });
    expect(wrong).toEqual([]);
  });

  it.each(languages.filter((language) => language !== 'en'))(
    'of %s are known keys with the placeholders of English',
    (language) => {
      const wrong = [...messagesOf(language)].filter(([key, text]) => {
        const original = englishByBase.get(base(key));
        const names = (one: unknown) => placeholders(one).filter((name) => name !== 'count');
        return original === undefined || names(text).join() !== names(original).join();
      });
      expect(wrong).toEqual([]);
    },
  );

  it('each have their namespace typed', () => {
    const namespaces = [...new Set([...english.keys()].map((key) => key.split('.')[0] ?? ''))];
    const line = (name: string) =>
      `  ${/\W/.test(name) ? `'${name}'` : name}: typeof import('@/messages/en/${name}.json');`;
    expect(namespaces.filter((name) => !typed.includes(line(name)))).toEqual([]);
  });
});
