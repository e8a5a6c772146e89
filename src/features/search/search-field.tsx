import { Search } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { inputStyle } from '@/ui/field';
import { walk } from './walk';

interface Props {
  typed: string;
  onType: (typed: string) => void;
  /** Enter, while nothing that was found has the focus. */
  onSearch: () => void;
}

/** Where the search is typed; the arrow key down leads to what was found. */
export function SearchField({ typed, onType, onSearch }: Props) {
  const { t } = useTranslation('search');
  const id = useId();
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch();
        }}
      >
        <label htmlFor={id} className="sr-only">
          {t('label')}
        </label>
        <div className="relative">
          <Search
            aria-hidden
            className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-muted"
          />
          <input
            id={id}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder={t('placeholder')}
            aria-describedby={`${id}-keys`}
            value={typed}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={(event) => {
              // Its other keys are those of writing.
              if (event.key === 'ArrowDown') walk(event);
            }}
            // Without the browser's cross, which only some have: it would stand beside the one that closes.
            className={inputStyle(
              undefined,
              'appearance-none pl-11 placeholder:text-ellipsis [&::-webkit-search-cancel-button]:hidden',
            )}
          />
        </div>
        <p id={`${id}-keys`} className="sr-only">
          {t('keys')}
        </p>
      </form>
    </search>
  );
}
