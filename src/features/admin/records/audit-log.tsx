import { useTranslation } from 'react-i18next';
import type { NamedEntry } from '@/backend/ports/admin';
import { brand } from '@/brand';
import { UNCONFIRMED_ADDRESS } from '@/domain/entities/audit';
import { isSystemPost } from '@/domain/entities/post';
import { useFormat } from '@/i18n/format';
import { GateMark } from '@/ui/gate-mark';
import { OfficialBadge } from '@/ui/official-badge';
import { PagedList } from '@/ui/paged-list';
import { Rows } from '@/ui/rows';
import { Section } from '@/ui/section';
import { useAuditLog } from '../api/use-audit-log';
import { useSchoolNames } from '../api/use-school-names';

/** Who did what, on whom, when; newest first. */
export function AuditLog() {
  const { t } = useTranslation('admin');
  const entries = useAuditLog();
  return (
    <Section title={t('audit.title')} lead={t('audit.lead')}>
      <PagedList failed={t('failed')} pages={entries} empty={t('audit.none')}>
        {(items) => (
          <Rows items={items} keyOf={(entry) => entry.id}>
            {(entry) => <Entry entry={entry} />}
          </Rows>
        )}
      </PagedList>
    </Section>
  );
}

/** The id that scripts/make-admin.ts leaves. */
const COMMAND_LINE = 'make-admin';

/** The act by the key of its words. */
function actOf({ action, detail }: NamedEntry) {
  if (action === 'set-admin' || action === 'set-moderator')
    return `${action}-${detail === 'true' ? 'true' : 'false'}` as const;
  return action === 'approve-request' && detail === UNCONFIRMED_ADDRESS
    ? 'approve-request-unconfirmed'
    : action;
}

/** Acts on a whole school. */
const OF_SCHOOL = ['create', 'export', 'rename', 'archive', 'restore', 'delete'].map(
  (act) => `${act}-school`,
);

function Entry({ entry }: { entry: NamedEntry }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { nameOf } = useSchoolNames();
  const { action, actorId, actorName, targetId, targetName, authorName, schoolId, subject, at } = entry;
  const someone = actorId === COMMAND_LINE ? t('audit.console') : t('audit.someone');
  const isSystems = Boolean(subject && isSystemPost(subject));
  const author = isSystems ? brand.name : authorName;
  const isOfSchool = OF_SCHOOL.includes(action);
  const target = isOfSchool ? nameOf(targetId) : (targetName ?? author ?? t('audit.goneAccount'));
  const act = actOf(entry);
  return (
    <div className="grid gap-x-4 gap-y-0.5 md:grid-cols-[min(13rem,40%)_minmax(0,1fr)]">
      <time dateTime={at?.toISOString()} className="text-muted text-sm">
        {format.dateTime(at)}
      </time>
      <p className="[overflow-wrap:anywhere]">
        <strong>{actorName || someone}</strong>{' '}
        {t([`audit.acts.${act}`, 'audit.acts.other'], { target, act })}
        {isSystems && (
          <span className="flex items-center gap-2">
            <GateMark className="size-5" /> <OfficialBadge />
          </span>
        )}
        {subject && (
          <q className="block text-sm" dir="auto">
            {subject.excerpt}
          </q>
        )}
        {schoolId && !isOfSchool && <span className="block text-muted text-sm">{nameOf(schoolId)}</span>}
      </p>
    </div>
  );
}
