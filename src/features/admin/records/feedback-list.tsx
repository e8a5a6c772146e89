import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RelativeTime } from '@/ui/relative-time';
import { Section } from '@/ui/section';
import { TextBlock } from '@/ui/text-block';
import { useAdminPages } from '../api/use-admin-query';
import { PagedList } from '../paged-list';
import { useSchoolNames } from '../schools/use-school-names';

/** What parents say of the assistant. */
export function FeedbackList() {
  const { t } = useTranslation('admin');
  const feedback = useAdminPages(['feedback'], (admin, after) => admin.feedback(after));
  const { nameOf } = useSchoolNames();
  return (
    <Section title={t('feedback.title')}>
      <PagedList pages={feedback} empty={t('feedback.none')} keyOf={(one) => one.id}>
        {(one) => (
          <div className="grid gap-1">
            <TextBlock text={one.feedback} />
            <p className="flex flex-wrap gap-x-3 text-muted text-sm">
              <span>{nameOf(one.schoolId)}</span>
              <RelativeTime date={one.createdAt} />
              <Link to={`/admin/users?user=${one.userId}`} className="link">
                {t('feedback.from')}
              </Link>
            </p>
          </div>
        )}
      </PagedList>
    </Section>
  );
}
