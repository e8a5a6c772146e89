import { useTranslation } from 'react-i18next';
import type { Child } from '@/domain/fields';
import { Section } from '@/ui/section';

/** Children by name, with grade or room beside it. */
export function ChildList({ items }: { items: readonly Child[] }) {
  const { t } = useTranslation('profile');
  if (items.length === 0) return null;
  return (
    <Section title={t('children')}>
      <ul className="grid divide-y divide-line">
        {items.map(({ name, gradeOrRoom }) => (
          <li
            key={`${name} ${gradeOrRoom}`}
            className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-2"
          >
            {name && (
              <span dir="auto" className="min-w-0 font-semibold">
                {name}
              </span>
            )}
            {gradeOrRoom && (
              <span dir="auto" className="min-w-0 text-muted">
                {gradeOrRoom}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
