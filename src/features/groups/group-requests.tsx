import { useTranslation } from 'react-i18next';
import type { Group } from '@/domain/entities/group';
import type { GroupRequest } from '@/domain/entities/group-request';
import { fullName } from '@/domain/entities/user';
import { Person, useMember } from '@/features/directory';
import { OutgoingNote, useShownEntries } from '@/features/offline';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { RelativeTime } from '@/ui/relative-time';
import { Rows } from '@/ui/rows';
import { Section } from '@/ui/section';
import { useConfirm } from '@/ui/use-confirm';
import { useToast } from '@/ui/use-toast';
import { useGroupAct } from './api/use-group-act';
import { useGroupRequests } from './api/use-group-requests';
import { useOutgoingActs } from './use-outgoing-acts';

/** Who asks to be let into a group, for those who run it. Nothing where nobody does. */
export function GroupRequests({ group }: { group: Group }) {
  const { t } = useTranslation(['groups', 'errors']);
  const { data, error, retry } = useGroupRequests(group, { enabled: true });
  const waiting = new Set(data?.map(({ userId }) => userId));
  const answers = useOutgoingActs(group.groupId).filter(
    ({ act }) => act.type === 'admit' || act.type === 'decline',
  );
  // Answered: the server does not list them any more.
  useShownEntries(answers.filter(({ act }) => data && 'userId' in act && !waiting.has(act.userId)));
  if (error) return <ErrorState message={t(`errors:${error.code}`)} onRetry={retry} />;
  if (!data || data.length === 0) return null;
  return (
    <Section title={t('requests.title')} lead={t('requests.lead')} className="mb-8">
      <Rows items={data} keyOf={({ userId }) => userId}>
        {(request) => (
          <Asking
            group={group}
            request={request}
            answer={answers.find(({ act }) => 'userId' in act && act.userId === request.userId) ?? null}
          />
        )}
      </Rows>
    </Section>
  );
}

interface AskingProps {
  group: Group;
  request: GroupRequest;
  /** What was answered and has not arrived. */
  answer: ReturnType<typeof useOutgoingActs>[number] | null;
}

function Asking({ group, request, answer }: AskingProps) {
  const { t } = useTranslation('groups');
  const { userId, schoolId, requestedAt } = request;
  const { submit, isPending } = useGroupAct(group);
  const { data: member } = useMember(schoolId, userId);
  const confirm = useConfirm();
  const toast = useToast();
  const name = member ? fullName(member) : '';
  const answerWith = async (type: 'admit' | 'decline') => {
    const outcome = await submit({ type, userId }, { failed: t('requests.failed', { name }) });
    // The row is gone by then: this says what has become of it.
    if (outcome === 'sent')
      toast.show(t(type === 'admit' ? 'requests.admittedNamed' : 'requests.declinedNamed', { name }), {
        tone: 'success',
      });
  };
  const decline = async () => {
    const isSure = await confirm({
      title: t('requests.declineQuestion', { name }),
      message: t('requests.declineText'),
      confirmLabel: t('requests.decline'),
    });
    if (isSure) await answerWith('decline');
  };
  const isAnswered = answer !== null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {/* Of a width of its own: which line the buttons are on must not depend on a name that comes later. */}
      <div className="grid min-w-0 grow basis-60 gap-1">
        <Person uid={userId} schoolId={schoolId} />
        {requestedAt && (
          <span className="text-muted text-sm">
            <RelativeTime date={requestedAt} />
          </span>
        )}
      </div>
      {isAnswered ? (
        <div className="flex flex-wrap items-center gap-2">
          <span>{t(answer.act.type === 'admit' ? 'requests.admitted' : 'requests.declined')}</span>
          <OutgoingNote entry={answer} restore={null} />
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            disabled={isPending || group.archivedAt !== null}
            aria-label={t('requests.admitNamed', { name })}
            onClick={() => void answerWith('admit')}
          >
            {t('requests.admit')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            disabled={isPending}
            aria-label={t('requests.declineNamed', { name })}
            onClick={() => void decline()}
          >
            {t('requests.decline')}
          </Button>
        </div>
      )}
    </div>
  );
}
