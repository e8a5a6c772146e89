import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NO_CLASS } from '@/domain/school-class';
import { cx } from '@/ui/cx';
import { ClassMembers, type ClassMembersProps } from './class-members';

interface Props extends ClassMembersProps {
  nested: boolean;
  isOpen: boolean;
  /** Without it the class is always open. */
  onToggle?: () => void;
}

/** "Room 4: 22 parents", and these when it is open. */
export function ClassSection({ nested, isOpen, onToggle, ...props }: Props) {
  const { t } = useTranslation('directory');
  const [id, panel] = [useId(), useId()];
  const Heading = nested ? 'h3' : 'h2';
  const { key, name, count } = props.of;
  const words = key === NO_CLASS ? t('noClass', { count }) : t('class', { name, count });
  return (
    <section aria-labelledby={id} className={cx('grid', !onToggle && 'gap-4')}>
      <Heading id={id} className={cx('border-b text-lg', onToggle ? 'border-line' : 'border-ink pb-2')}>
        {onToggle ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panel : undefined}
            onClick={onToggle}
            className="flex min-h-12 w-full items-center justify-between gap-3 text-start hover:text-accent"
          >
            <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
              {words}
            </span>
            <ChevronDown aria-hidden className={cx('size-5 shrink-0', isOpen && 'rotate-180')} />
          </button>
        ) : (
          <span dir="auto">{words}</span>
        )}
      </Heading>
      {isOpen && (
        <div id={panel} className={cx(onToggle && 'pt-4 pb-6')}>
          <ClassMembers {...props} />
        </div>
      )}
    </section>
  );
}
