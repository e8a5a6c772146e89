import { Flag, Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Target } from '@/domain/moderation-target';
import { PersonMenu } from '@/features/community';
import { useModerate } from '@/features/moderation';
import { useReport } from '@/features/reports';
import type { MenuItem } from '@/ui/menu';

interface Props {
  uid: string;
  name: string;
  schoolId: string;
}

/** What is seldom done about another parent: hiding, blocking, reporting, and what staff do. */
export function ProfileMenu({ uid, name, schoolId }: Props) {
  const { t } = useTranslation('profile');
  const target: Target = { kind: 'profile', id: uid, schoolId };
  const reporting = useReport(target, uid);
  const moderating = useModerate(target, uid);
  const more: MenuItem[] = [];
  if (reporting) more.push({ label: t('report'), icon: <Flag aria-hidden />, onSelect: reporting.open });
  if (moderating) more.push({ label: t('moderate'), icon: <Scale aria-hidden />, onSelect: moderating.open });
  return (
    <>
      <PersonMenu uid={uid} name={name} more={more} />
      {reporting?.dialog}
      {moderating?.dialog}
    </>
  );
}
