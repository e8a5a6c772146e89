import { useTranslation } from 'react-i18next';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import { StaffName } from '../parts/staff-name';

/** Whose turn it is, where it is not the reader's. */
export function WhoDecides({ about: { schoolId, handlerIds } }: { about: ModerationCase }) {
  const { t } = useTranslation('moderation');
  return (
    <div className="grid gap-1">
      <p>{t('others.decide')}</p>
      <ul className="list-disc pl-5 empty:hidden">
        {handlerIds.map((uid) => (
          <li key={uid}>
            <StaffName schoolId={schoolId} uid={uid} />
          </li>
        ))}
      </ul>
    </div>
  );
}
