import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isSearchable } from '@/domain/searchable';
import { useSelectedSchool } from '@/features/session';
import { Dialog } from '@/ui/dialog';
import { useSettledTerm } from '@/ui/use-settled-term';
import { SearchField } from './search-field';
import { SearchResults } from './search-results';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The page with the feed, which shows all posts with a term. */
  home: string;
}

/** One search over posts, people, groups and events of the selected school (product §2.4). */
export function SearchDialog({ open, onOpenChange, home }: Props) {
  const { t } = useTranslation('search');
  const { schoolName } = useSelectedSchool();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const term = useSettledTerm(typed, isSearchable);
  const isEnough = isSearchable(typed);
  const close = () => onOpenChange(false);
  const pathOfAll = (wanted: string) => `${home}?${new URLSearchParams({ search: wanted })}`;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      size="palette"
      head={
        <SearchField
          typed={typed}
          onType={setTyped}
          onSearch={() => {
            if (!isEnough) return;
            close();
            void navigate(pathOfAll(typed.trim()));
          }}
        />
      }
    >
      {!isEnough && <p className="px-3 text-muted">{t('hint', { school: schoolName })}</p>}
      {/* Kept while it is out of sight: groups and events are read once for each opening. */}
      {term && (
        <div hidden={!isEnough}>
          <SearchResults term={term} pathOfAll={pathOfAll} onLeave={close} />
        </div>
      )}
    </Dialog>
  );
}
