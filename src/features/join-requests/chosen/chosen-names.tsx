import { useTranslation } from 'react-i18next';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { fullName } from '@/domain/entities/user';

/** Whom a decision about several is about. */
export function ChosenNames({ requests }: { requests: readonly PendingRequest[] }) {
  const { t } = useTranslation('join-requests');
  return (
    <ul className="grid list-disc gap-1 pl-5">
      {requests.map((request) => (
        <li key={request.id} className="[overflow-wrap:anywhere]">
          {t('chosen.name', { name: fullName(request) || t('unnamed'), school: request.schoolName })}
        </li>
      ))}
    </ul>
  );
}
