import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { languages, loadNamespaces, setLanguage, startI18n } from './i18n';

describe('the message catalogue', () => {
  beforeAll(async () => {
    await startI18n('en');
  });

  it('speaks English at once', () => {
    expect(languages).toContain('en');
    expect(i18next.t('retry')).toBe('Try again');
    expect(i18next.t('relative.minutes', { count: 1 })).toBe('1 minute ago');
    expect(i18next.t('relative.minutes', { count: 5 })).toBe('5 minutes ago');
  });

  it('fetches a namespace only when it is asked for', async () => {
    expect(i18next.hasResourceBundle('en', 'frame')).toBe(false);
    await loadNamespaces(['frame']);
    expect(i18next.hasResourceBundle('en', 'frame')).toBe(true);
  });

  it('falls back to English where another language has no message', async () => {
    i18next.addResourceBundle('de', 'common', { cancel: 'Abbrechen' });
    await setLanguage('de');
    expect(i18next.t('cancel')).toBe('Abbrechen');
    expect(i18next.t('retry')).toBe('Try again');
    await setLanguage('en');
    expect(i18next.t('cancel')).toBe('Cancel');
  });
});
