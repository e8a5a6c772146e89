import { Search, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { cx } from './cx';
import { inputStyle } from './field';
import { IconButton } from './icon-button';

export interface SearchBoxProps {
  /** What is searched: "Search posts". */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** The trimmed term; never called with an empty one. */
  onSearch: (term: string) => void;
  /** The clear button was pressed (the value is emptied too). */
  onClear?: () => void;
  busy?: boolean;
  placeholder?: string;
}

/** Search on Enter or by the button, which reads "Searching..." meanwhile. */
export function SearchBox({
  label,
  value,
  onValueChange,
  onSearch,
  onClear,
  busy,
  placeholder,
}: SearchBoxProps) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <search>
      <form
        className="flex flex-wrap justify-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (value.trim()) onSearch(value.trim());
        }}
      >
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <div className="relative min-w-0 flex-1 basis-40">
          <Search
            aria-hidden
            className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-muted"
          />
          <input
            ref={input}
            id={id}
            // Not type=search: its clear button and Escape differ from browser to browser.
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder={placeholder ?? label}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            className={inputStyle(undefined, cx('pl-11 placeholder:text-ellipsis', value && 'pr-12'))}
          />
          {value && (
            <IconButton
              label={t('search.clear')}
              icon={<X aria-hidden />}
              className="absolute inset-y-0 right-0.5 my-auto"
              onClick={() => {
                onValueChange('');
                onClear?.();
                input.current?.focus();
              }}
            />
          )}
        </div>
        <Button
          type="submit"
          variant="secondary"
          className="max-md:px-3"
          busy={busy}
          busyLabel={t('search.busy')}
        >
          {t('search.button')}
        </Button>
      </form>
    </search>
  );
}
