import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '@/ui/page-header';
import { Tabs } from '@/ui/tabs';
import { useBecomeModerator } from './api/use-become-moderator';
import { ConsoleLinks } from './console-links';
import { NewestPosts } from './posts/newest-posts';
import { AllNameChanges } from './records/all-name-changes';
import { AuditLog } from './records/audit-log';
import { FeedbackList } from './records/feedback-list';
import { FormList } from './records/form-list';
import { SchoolsSection } from './schools/schools-section';

/** /admin: each section is read when it is opened; the address says which. */
export function AdminPage() {
  const { t } = useTranslation('admin');
  const [params, setParams] = useSearchParams();
  useBecomeModerator();
  const tabs = [
    { value: 'schools', label: t('tabs.schools'), content: <SchoolsSection /> },
    { value: 'posts', label: t('tabs.posts'), content: <NewestPosts /> },
    { value: 'forms', label: t('tabs.forms'), content: <FormList /> },
    { value: 'feedback', label: t('tabs.feedback'), content: <FeedbackList /> },
    { value: 'names', label: t('tabs.names'), content: <AllNameChanges /> },
    { value: 'audit', label: t('tabs.audit'), content: <AuditLog /> },
  ];
  const wanted = params.get('section');
  const open = tabs.some(({ value }) => value === wanted) ? wanted : null;
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <ConsoleLinks />
      <Tabs
        label={t('tabs.label')}
        tabs={tabs}
        value={open ?? 'schools'}
        onValueChange={(section) => setParams({ section }, { replace: true })}
      />
    </>
  );
}
