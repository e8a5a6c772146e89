import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';

interface Props {
  term: string;
  onTermChange: (term: string) => void;
  /** How many have such a name, of those that are there. */
  found: number;
}

/** Narrows a long list of groups to those whose names have words that begin so, as one types. */
export function GroupFilter({ term, onTermChange, found }: Props) {
  const { t } = useTranslation('groups');
  const id = useId();
  return (
    <search className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 max-w-column flex-1 basis-64">
        <TextField
          id={id}
          label={t('filter.label')}
          autoComplete="off"
          enterKeyHint="search"
          value={term}
          onChange={(event) => onTermChange(event.target.value)}
        />
      </div>
      {term.trim() !== '' && (
        <Button
          variant="quiet"
          onClick={() => {
            onTermChange('');
            document.getElementById(id)?.focus();
          }}
        >
          {t('filter.clear')}
        </Button>
      )}
      <p role="status" className="basis-full text-muted text-sm empty:hidden">
        {term.trim() !== '' && t('filter.found', { count: found })}
      </p>
    </search>
  );
}
