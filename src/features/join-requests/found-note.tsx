import { useTranslation } from 'react-i18next';
import type { Found } from './use-found';

/** What was searched and how much was found; said again when a live list changes it. */
export function FoundNote({ found, term }: { found: Found; term: string }) {
  const { t } = useTranslation('join-requests');
  const { matches, searched, isAll, pages } = found;
  return (
    <div role="status" className="mb-4 text-muted text-sm [overflow-wrap:anywhere]">
      {pages.data && (
        <p>
          {t('search.found', { count: matches, term })}{' '}
          {t(isAll ? 'search.searchedAll' : 'search.searchedFirst', { count: searched })}
        </p>
      )}
    </div>
  );
}
