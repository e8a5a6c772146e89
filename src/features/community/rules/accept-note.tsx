import { useTranslation } from 'react-i18next';

interface AcceptNoteProps {
  /** Null while nobody knows which school it will be. */
  schoolId: string | null;
}

/** What asking to join means, beside its button. The rules open in a tab of their own, so that the form stays. */
export function AcceptNote({ schoolId }: AcceptNoteProps) {
  const { t } = useTranslation(['community', 'common']);
  const school = schoolId ? `?school=${encodeURIComponent(schoolId)}` : '';
  return (
    <p className="text-muted text-sm">
      {t('accept.before')}{' '}
      <a href={`/community-rules${school}`} target="_blank" rel="noopener" className="link">
        {t('accept.link')}
        <span className="sr-only"> ({t('common:opensInNewTab')})</span>
      </a>
      .
    </p>
  );
}
