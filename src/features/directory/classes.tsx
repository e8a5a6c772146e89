import { useTranslation } from 'react-i18next';
import { type CountedClass, MAX_CLASSES } from '@/domain/school-class';
import { Choices } from '@/ui/choices';
import { EmptyState } from '@/ui/empty-state';
import { Loaded } from '@/ui/loaded';
import { useAddressChoice } from '@/ui/use-address-choice';
import { useClasses } from './api/use-classes';
import { addressOf } from './class-address';
import type { ClassMembersProps, ClassOrder } from './class-members';
import { ClassSection } from './class-section';
import { DirectorySkeleton } from './directory-skeleton';

interface Props extends Omit<ClassMembersProps, 'order' | 'of'> {
  /** The keys of the classes that the reader's own children are in. */
  own: readonly string[];
  nested: boolean;
}

/** Parents by the grades and rooms of their children: one's own classes open, the others when they are asked for. */
export function Classes({ own, ...props }: Props) {
  const { t } = useTranslation('directory');
  const [chosen, choose] = useAddressChoice('in');
  const order: ClassOrder = chosen === 'parent' ? 'parent' : 'child';
  return (
    <div className="grid gap-6">
      <Choices
        legend={t('order.label')}
        choices={{ child: t('order.child'), parent: t('order.parent') }}
        value={order}
        onChoose={(value) => choose(value === 'parent' ? value : null)}
      />
      <Loaded read={useClasses(props.schoolId)} failed={t('failed')} loading={<DirectorySkeleton />}>
        {(read) => {
          const all = read?.classes ?? [];
          const isOwn = ({ key }: CountedClass) => own.includes(key);
          if (all.length === 0) return <EmptyState drawing="bench" message={t('noClasses')} />;
          return (
            <ClassList
              {...props}
              order={order}
              mine={all.filter(isOwn)}
              others={all.filter((one) => !isOwn(one))}
            />
          );
        }}
      </Loaded>
    </div>
  );
}

interface ListProps extends Omit<ClassMembersProps, 'of'> {
  nested: boolean;
  mine: CountedClass[];
  others: CountedClass[];
}

function ClassList({ mine, others, ...props }: ListProps) {
  const { t } = useTranslation('directory');
  // The way back of the browser leads to the class that was open before.
  const [opened, open] = useAddressChoice('class', false);
  return (
    <>
      {mine.map((one) => (
        <ClassSection key={one.key} of={one} isOpen {...props} />
      ))}
      {others.length > 0 && (
        <div className="grid">
          {others.map((one) => {
            const address = addressOf(one);
            const isOpen = address === opened;
            return (
              <ClassSection
                key={one.key}
                of={one}
                isOpen={isOpen}
                onToggle={() => open(isOpen ? null : address)}
                {...props}
              />
            );
          })}
        </div>
      )}
      {mine.length + others.length >= MAX_CLASSES && <p className="text-muted text-sm">{t('moreClasses')}</p>}
    </>
  );
}
