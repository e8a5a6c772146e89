import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { Group } from '@/domain/entities/group';
import { coverOf } from '@/domain/group-cover';
import { type GroupChange, groupChangeSchema } from '@/domain/inputs/group';
import { PausedNote, useAskBeforePosting, usePause } from '@/features/community';
import { DraftNote, useChangeDraft, useDraftStore } from '@/features/drafts';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import { PageHeader } from '@/ui/page-header';
import { useGroupAct } from './api/use-group-act';
import { groupEditKey } from './group-draft';
import { GroupFields } from './group-fields';
import { GroupGate } from './group-gate';
import { GroupSkeleton } from './group-skeleton';
import { useRunning } from './use-running';

/** /groups/{groupId}/edit: for those who run it. */
export function EditGroupPage() {
  const { groupId = '' } = useParams();
  return (
    <GroupGate groupId={groupId} forStaff>
      {(group, isMember) => <EditGroup key={groupId} group={group} isMember={isMember} />}
    </GroupGate>
  );
}

function EditGroup({ group, isMember }: { group: Group; isMember: boolean }) {
  const { t } = useTranslation('groups');
  const { runs } = useRunning(group, isMember);
  if (runs === undefined) return <GroupSkeleton />;
  if (runs && !group.archivedAt) return <EditForm group={group} />;
  return (
    <EmptyState
      page
      message={t(runs ? 'edit.archived' : 'edit.notYours')}
      action={
        <LinkButton to={`/groups/${group.groupId}`}>{t('members.back', { name: group.name })}</LinkButton>
      }
    />
  );
}

function EditForm({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  const { groupId, schoolId, name, description, access } = group;
  const now: GroupChange = { description, access, cover: coverOf(group) };
  const form = useForm<GroupChange>({ resolver: valibotResolver(groupChangeSchema), defaultValues: now });
  const { register, handleSubmit, formState } = form;
  const draft = useDraftStore<Partial<GroupChange>>(groupEditKey(group));
  const { isBegun, startAnew } = useChangeDraft(form, draft, now);
  const { submit, isPending } = useGroupAct(group, draft);
  const ask = useAskBeforePosting(schoolId, true);
  const isPaused = usePause(schoolId) !== null;
  const navigate = useNavigate();
  const save = async (change: GroupChange) => {
    const outcome = await submit({ type: 'edit', change }, { failed: t('edit.failed', { name }) });
    if (outcome !== 'failed') void navigate(`/groups/${groupId}`);
  };
  const onSubmit = handleSubmit((change) => ask(change.description, () => void save(change)));
  return (
    <div className="mx-auto max-w-column">
      <PageHeader
        title={t('edit.title', { name })}
        back={{ to: `/groups/${groupId}`, label: t('members.back', { name }) }}
      />
      <form noValidate data-draft="kept" className="grid gap-5" onSubmit={(event) => void onSubmit(event)}>
        <PausedNote isPaused={isPaused} schoolId={schoolId} />
        {isBegun && <DraftNote onStartAnew={startAnew} />}
        <GroupFields
          description={register('description')}
          access={register('access')}
          cover={register('cover')}
          error={formState.errors.description?.message}
        />
        <Button
          type="submit"
          disabled={isPaused}
          busy={isPending}
          busyLabel={t('edit.saving')}
          className="justify-self-start"
        >
          {t('edit.save')}
        </Button>
      </form>
    </div>
  );
}
