import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelectedSchool } from '@/features/session';

/** The school on screen; a choice among those that have approved the parent, where there are several. */
export function SchoolSelector() {
  const { t } = useTranslation('frame');
  const { schoolId, schoolName, schools, select } = useSelectedSchool();
  const id = useId();
  if (schools.length < 2) {
    return (
      <p
        dir="auto"
        title={schoolName}
        className="flex min-w-0 flex-1 items-center font-semibold lg:min-h-11 lg:basis-full lg:px-3"
      >
        <span className="truncate lg:line-clamp-2 lg:whitespace-normal lg:leading-tight">{schoolName}</span>
      </p>
    );
  }
  return (
    <div className="relative min-w-0 flex-1 lg:basis-full">
      <label htmlFor={id} className="sr-only">
        {t('schoolLabel')}
      </label>
      <select
        id={id}
        value={schoolId}
        onChange={(event) => select(event.target.value)}
        className="target lg:min-h-11 w-full appearance-none truncate rounded-md bg-transparent pr-7 pl-1 font-semibold text-ink hover:bg-sunken lg:px-3"
      >
        {schools.map((school) => (
          <option key={school.schoolId} value={school.schoolId} className="bg-surface">
            {school.schoolName}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-1.5 my-auto size-5 text-muted"
      />
    </div>
  );
}
