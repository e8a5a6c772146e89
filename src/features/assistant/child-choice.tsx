import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Banner } from '@/ui/banner';
import { Select } from '@/ui/select';
import type { ChosenChild } from './use-chosen-child';

/** Whom the page is for, and the hint to add a grade where none is known. */
export function ChildChoice({ chosen }: { chosen: ChosenChild }) {
  const { t } = useTranslation('assistant');
  const { child, children, index, isKnown } = chosen;
  return (
    <div className="grid gap-3">
      {children.length > 1 && (
        <Select
          label={t('child.choose')}
          value={String(index)}
          options={children.map(({ name, gradeOrRoom }, at) => ({
            value: String(at),
            label: t('child.option', { name, grade: gradeOrRoom }),
          }))}
          onChange={(event) => chosen.choose(Number(event.target.value))}
        />
      )}
      {children.length === 1 && child && (
        <p className="font-semibold">{t('child.one', { name: child.name, grade: child.gradeOrRoom })}</p>
      )}
      {!isKnown && (
        <Banner
          actions={
            <Link to="/edit-profile" className="link">
              {t('child.edit')}
            </Link>
          }
        >
          {child && <p>{t('child.unread', { grade: child.gradeOrRoom })}</p>}
          <p>{t('child.hint')}</p>
        </Banner>
      )}
    </div>
  );
}
