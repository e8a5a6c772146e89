import { useTranslation } from 'react-i18next';
import type { ContactRequest, ContactShare } from '@/domain/entities/contact';
import { Person } from '@/features/directory';
import { Button } from '@/ui/button';
import { Loaded } from '@/ui/loaded';
import { PageHeader } from '@/ui/page-header';
import { Rows } from '@/ui/rows';
import { Section } from '@/ui/section';
import { SkeletonGroup, SkeletonLines } from '@/ui/skeleton';
import { useAnswerRequest } from './api/use-answer-request';
import { useContactRequests } from './api/use-contact-requests';
import { useContactShares } from './api/use-contact-shares';
import { useEndShare } from './api/use-end-share';
import { CardForm, CardWaiting } from './card-form';
import { SharedCard } from './shared-card';

/** /contacts: how one can be reached, who asks for it, who has it, and whose one has. */
export function ContactsPage() {
  const { t } = useTranslation('contacts');
  const requests = useContactRequests();
  const given = useContactShares('by-me');
  const received = useContactShares('with-me');
  return (
    <div className="mx-auto max-w-column">
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className="grid grid-cols-1 gap-10">
        <Section title={t('requests.title')}>
          <Loaded read={requests} failedText={t('loadFailed')} loading={<Waiting />}>
            {(list) =>
              list.length === 0 ? (
                <p className="text-muted">{t('requests.none')}</p>
              ) : (
                <Rows items={list} keyOf={({ id }) => id}>
                  {(request) => <RequestRow request={request} />}
                </Rows>
              )
            }
          </Loaded>
        </Section>
        <Section title={t('card.title')}>
          {/* Who asks stands above it: were that to come later, the form would move under the thumb of whoever fills it in. */}
          {requests.data || requests.error ? <CardForm /> : <CardWaiting />}
        </Section>
        <Section title={t('given.title')} lead={t('given.lead')}>
          <Loaded read={given} failedText={t('loadFailed')} loading={<Waiting />}>
            {(list) => (
              <Shares list={list} whose="viewerId" none={t('given.none')} act={t('given.takeBack')} />
            )}
          </Loaded>
        </Section>
        <Section title={t('received.title')}>
          <Loaded read={received} failedText={t('loadFailed')} loading={<Waiting />}>
            {(list) => (
              <Shares list={list} whose="ownerId" none={t('received.none')} act={t('received.forget')} />
            )}
          </Loaded>
        </Section>
      </div>
    </div>
  );
}

/** As high as a list of nobody, which is what most have: what is below stays where it is. */
const Waiting = () => (
  <SkeletonGroup className="min-h-[1.65rem] content-center">
    <SkeletonLines lines={1} />
  </SkeletonGroup>
);

function RequestRow({ request }: { request: ContactRequest }) {
  const { t } = useTranslation('contacts');
  const answering = useAnswerRequest(request);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      {/* Of a width of its own: which line the buttons are on must not depend on a name that comes later. */}
      <div className="min-w-0 grow basis-60">
        <Person uid={request.fromId} schoolId={request.schoolId} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={answering.isPending} onClick={() => answering.mutate(true)}>
          {t('requests.accept')}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          aria-disabled={answering.isPending}
          onClick={() => !answering.isPending && answering.mutate(false)}
        >
          {t('requests.decline')}
        </Button>
      </div>
    </div>
  );
}

interface SharesProps {
  list: readonly ContactShare[];
  /** The other one of the two. */
  whose: 'ownerId' | 'viewerId';
  none: string;
  act: string;
}

function Shares({ list, whose, none, act }: SharesProps) {
  if (list.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <Rows items={list} keyOf={({ id }) => id}>
      {(share) => <ShareRow share={share} whose={whose} act={act} />}
    </Rows>
  );
}

function ShareRow({ share, whose, act }: { share: ContactShare } & Pick<SharesProps, 'whose' | 'act'>) {
  const ending = useEndShare(share);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="grid min-w-0 grow basis-60 gap-1">
        <Person uid={share[whose]} schoolId={share.schoolId} />
        {whose === 'ownerId' && <SharedCard ownerId={share.ownerId} />}
      </div>
      <Button size="sm" variant="secondary" busy={ending.isPending} onClick={() => ending.mutate()}>
        {act}
      </Button>
    </div>
  );
}
