import { useTranslation } from 'react-i18next';
import type { SlotPerson } from '@/domain/entities/sign-up-list';
import { useHiddenItems } from '@/features/community';
import { useFormat } from '@/i18n/format';
import { AvatarRow } from '@/ui/avatar-row';

/** Some who have something of a slot, by name, and how many are taken beside theirs. */
export function SlotPeople({ taken, people }: { taken: number; people: readonly SlotPerson[] }) {
  const { t } = useTranslation('sign-ups');
  const format = useFormat();
  const { isHidden } = useHiddenItems();
  const shown = people.filter(({ userId }) => !isHidden.person(userId));
  if (shown.length === 0) return null;
  const others = taken - shown.reduce((sum, { count }) => sum + count, 0);
  const names = shown.map(({ name, count }) => (count > 1 ? t('slot.times', { name, count }) : name));
  if (others > 0) names.push(t('slot.others', { count: others }));
  return (
    <div className="flex min-w-0 items-center gap-2">
      <AvatarRow
        people={shown.map(({ userId, name, profilePicUrl }) => ({ id: userId, name, src: profilePicUrl }))}
        places={0}
      />
      <p dir="auto" className="own-direction min-w-0 text-muted text-sm [overflow-wrap:anywhere]">
        {format.list(names)}
      </p>
    </div>
  );
}
