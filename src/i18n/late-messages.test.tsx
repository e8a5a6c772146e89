import { act, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadNamespaces } from './i18n';

const files = import.meta.glob<object>('../messages/en/*.json', { eager: true, import: 'default' });
const namespaces = Object.keys(files).map((path) => path.replace(/^.*\/|\.json$/g, ''));
/** As data may name it: kinds of a later version, of an earlier one, or of somebody who tries things out. */
const say = (key: string) => (i18next.t as (key: string) => string)(key);

function Words() {
  const { t } = useTranslation('frame');
  return <p data-testid="words">{t('logOut')}</p>;
}

beforeAll(() => {
  // As on the first day: tests of components find them all there.
  for (const namespace of namespaces) i18next.removeResourceBundle('en', namespace);
});

describe('a raw key', () => {
  it.each(namespaces)('of %s never shows, before its messages are there or for want of one', (namespace) => {
    for (const key of [`${namespace}:no.such.key`, `${namespace}:title`, `${namespace}:errors.__proto__`]) {
      expect(say(key)).not.toContain(key.split(':')[1]);
    }
  });

  it('is silence until the messages are there, and then the words, without anything else being drawn', async () => {
    render(<Words />);
    expect(screen.getByTestId('words').textContent).toBe('');
    await act(() => loadNamespaces(['frame']));
    expect(screen.getByTestId('words').textContent).toBe('Log Out');
  });
});
