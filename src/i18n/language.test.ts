import { describe, expect, it } from 'vitest';
import { matchLanguage } from './language';

describe('matchLanguage', () => {
  it.each([
    [['de-AT', 'en'], ['en', 'de'], 'de'],
    [['pt-BR'], ['en', 'pt', 'pt-BR'], 'pt-BR'],
    [['fi', 'de'], ['en', 'de'], 'de'],
    [['fi'], ['en', 'de'], 'en'],
    [[], ['en'], 'en'],
  ])('of %j among %j is %s', (wanted, supported, expected) => {
    expect(matchLanguage(wanted, supported)).toBe(expected);
  });
});
