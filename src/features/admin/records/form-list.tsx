import { useTranslation } from 'react-i18next';
import type { FormSubmission } from '@/domain/entities/outreach';
import { Badge } from '@/ui/badge';
import { PagedList } from '@/ui/paged-list';
import { RelativeTime } from '@/ui/relative-time';
import { Rows } from '@/ui/rows';
import { Section } from '@/ui/section';
import { TextBlock } from '@/ui/text-block';
import { useForms } from '../api/use-forms';

/** What visitors sent: invite requests, the waitlist, the contact form (product §7.2). */
export function FormList() {
  const { t } = useTranslation('admin');
  const forms = useForms();
  return (
    <Section title={t('forms.title')}>
      <PagedList failed={t('failed')} pages={forms} empty={t('forms.none')}>
        {(items) => (
          <Rows items={items} keyOf={(form) => form.id}>
            {(form) => <Form form={form} />}
          </Rows>
        )}
      </PagedList>
    </Section>
  );
}

function Form({ form }: { form: FormSubmission }) {
  const { t } = useTranslation('admin');
  const facts = [
    [t('forms.school'), form.school],
    [t('forms.role'), form.role],
  ] as const;
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="info">{t([`forms.kinds.${form.form}`, 'forms.kinds.other'])}</Badge>
        {form.name && <span className="font-semibold">{form.name}</span>}
        <a href={`mailto:${encodeURIComponent(form.email)}`} className="link break-all">
          {form.email}
        </a>
        <RelativeTime date={form.createdAt} className="text-muted text-sm" />
      </p>
      <dl className="grid gap-1 empty:hidden">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className="flex flex-wrap gap-x-2">
                <dt className="text-muted text-sm">{label}</dt>
                <dd className="min-w-0">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {form.message && <TextBlock text={form.message} />}
    </div>
  );
}
