import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pages } from '@/backend/react';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { Button } from '@/ui/button';
import { RequestList } from './request-list';
import type { RowProps } from './request-row';

interface Props {
  count: number;
  isOpen: boolean;
  onToggle: () => void;
  pages: Pages<PendingRequest>;
  rowOf: (request: PendingRequest) => RowProps;
}

/** Requests without a document, folded away: anybody can send them, and they must not bury the others. */
export function WithoutDocument({ count, isOpen, onToggle, pages, rowOf }: Props) {
  const { t } = useTranslation('join-requests');
  const id = useId();
  if (count === 0 && !isOpen) return null;
  return (
    <section className="mt-6 grid grid-cols-1 gap-4" aria-label={t('without.list')}>
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
        className="justify-self-start"
      >
        {t('without.count', { count: Math.max(count, pages.data?.length ?? 0) })}
      </Button>
      {isOpen && (
        <div id={id}>
          <RequestList pages={pages} empty={t('without.none')} label={t('without.list')} rowOf={rowOf} />
        </div>
      )}
    </section>
  );
}
