import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brand } from '@/brand';
import { MAX_GRADE, MAX_NAME } from '@/domain/limits';
import {
  childText,
  FOLDED,
  isName,
  NAME_CHARACTERS,
  NO_NAME,
  NOT_COMPARED,
  RESERVED_WORDS,
} from '@/domain/person-name';

const rules = readFileSync(new URL('../firestore.rules', import.meta.url), 'utf8');

/** What is put together by an expression of the rules: texts, functions and what `let` names, joined by +. */
function joined(expression: string, named: ReadonlyMap<string, string> = new Map()): string {
  return expression
    .split(/\s*\+\s+(?=['a-z])/)
    .map((part) =>
      part.startsWith("'")
        ? part.slice(1, -1).replaceAll('\\\\', '\\')
        : (named.get(part) ?? returned(part.replace('()', ''))),
    )
    .join('');
}

/** What a function without arguments returns. */
function returned(name: string): string {
  const expression = new RegExp(String.raw`function ${name}\(\) \{\s*return ([^;]*);`).exec(rules)?.[1];
  if (expression === undefined) throw new Error(`The rules have no function ${name}.`);
  return joined(expression);
}

/** The pattern for both texts of a child. */
function childTexts(): string {
  const body = /function childTexts\(\) \{\n([\s\S]*?;)\n\s*\}/.exec(rules)?.[1] ?? '';
  const named = new Map<string, string>();
  for (const [, name = 'all', expression = ''] of body.matchAll(/(?:let (\w+) =|return) ([^;]*);/g))
    named.set(name, joined(expression, named));
  return named.get('all') ?? '';
}

describe('the rules’ definition of names', () => {
  it('is the domain’s, word for word', () => {
    // Every mark has become a tilde by then, every letter another, and every tilde a digit, which no name has.
    const marked = (pattern: string) => pattern.replaceAll('~', '\\p{M}');
    // The second range goes on over signs, which are no letters.
    expect(rules).toContain(
      String.raw`let plain = '[^\\P{L}\\x{115F}\\x{1160}\\x{3164}\\x{FFA0}\\x{FF21}-\\x{FF5A}\\x{1D400}-\\x{1D7FF}]';`,
    );
    expect(rules).toContain(
      "text.replace('~', '0').replace(plain, 'a').replace(marks[0], '~').replace(marks[1], '~');",
    );
    expect(marked(returned('nameCharacters'))).toBe(NAME_CHARACTERS);
    expect(marked(returned('noName'))).toBe(NO_NAME);
    // The rules compare a name and those of schools in one text, with semicolons between.
    const notCompared = NOT_COMPARED.replace('^', '(^|;)').replaceAll('\\p{N}]', '\\p{N};]');
    const folds = Object.entries({ ...FOLDED, '': notCompared }).map(
      ([letter, pattern]) => `.replace('${pattern.replaceAll('\\', '\\\\')}', '${letter}')`,
    );
    expect(rules.replaceAll(/\n\s+/g, '')).toContain(`return names.lower()${folds.join('')};`);
    expect(returned('reserved')).toBe(`(${RESERVED_WORDS})+`);
    expect(childTexts()).toBe(`${childText(MAX_NAME)}\\n${childText(MAX_GRADE)}`);
  });

  it('reserves the product’s name', () => {
    expect(RESERVED_WORDS.split('|')).toContain(brand.name.toLowerCase());
  });

  it('has the same marks', () => {
    const marks = [returned('earlierMark'), returned('laterMark')].map(
      (pattern) => new RegExp(pattern.replaceAll('\\x', '\\u'), 'u'),
    );
    const differences: string[] = [];
    for (let code = 0; code <= 0xffff; code += 1) {
      const char = String.fromCodePoint(code);
      // A range may go on over letters, which are welcome, and over what is no character.
      if (/[\p{L}\p{Cn}\p{Cs}]/u.test(char) && !/[\u115F\u1160\u3164\uFFA0]/.test(char)) continue;
      const isMark = /\p{M}/u.test(char) && isName(`A${char}`);
      if (marks.some((mark) => mark.test(char)) !== isMark) differences.push(`U+${code.toString(16)}`);
    }
    expect(differences).toEqual([]);
  });
});
