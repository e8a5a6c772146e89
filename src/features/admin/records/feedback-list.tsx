import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PagedList } from '@/ui/paged-list';
import { RelativeTime } from '@/ui/relative-time';
import { Rows } from '@/ui/rows';
import { Section } from '@/ui/section';
import { TextBlock } from '@/ui/text-block';
import { useFeedback } from '../api/use-feedback';
import { useSchoolNames } from '../api/use-school-names';

/** What parents say of the assistant. */
export function FeedbackList() {
  const { t } = useTranslation('admin');
  const feedback = useFeedback();
  const { nameOf } = useSchoolNames();
  return (
    <Section title={t('feedback.title')}>
      <PagedList failed={t('failed')} pages={feedback} empty={t('feedback.none')}>
        {(items) => (
          <Rows items={items} keyOf={(one) => one.id}>
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
          </Rows>
        )}
      </PagedList>
    </Section>
  );
}
