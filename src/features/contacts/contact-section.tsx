import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { Member } from '@/domain/entities/school';
import { useFormat } from '@/i18n/format';
import { Button } from '@/ui/button';
import { Section } from '@/ui/section';
import { useAskForContact } from './api/use-ask-for-contact';
import { useContactRequest } from './api/use-contact-request';
import { useContactShare } from './api/use-contact-share';
import { SharedCard } from './shared-card';

/** On a parent's profile: how they can be reached, if they have said so to this reader, or how to ask. */
export function ContactSection({ member, schoolId }: { member: Member; schoolId: string }) {
  const { t } = useTranslation('contacts');
  const { kind } = useBackend();
  return kind === 'demo' ? null : (
    <Section title={t('section')}>
      <Contact member={member} schoolId={schoolId} />
    </Section>
  );
}

function Contact({ member, schoolId }: { member: Member; schoolId: string }) {
  const { t } = useTranslation('contacts');
  const format = useFormat();
  const share = useContactShare(member.uid);
  const request = useContactRequest(member.uid);
  const asking = useAskForContact(member.uid, schoolId);
  if (share.data) return <SharedCard ownerId={member.uid} />;
  if (request.data || asking.isSuccess)
    return (
      <p role="status" className="text-muted">
        {t('ask.asked', { name: member.firstName, date: format.date(request.data?.createdAt ?? new Date()) })}
      </p>
    );
  if (request.data === undefined || share.data === undefined) return null;
  return (
    <div className="grid justify-items-start gap-3">
      <p>{t('ask.lead', { name: member.firstName })}</p>
      <Button busy={asking.isPending} busyLabel={t('ask.busy')} onClick={() => asking.mutate()}>
        {t('ask.button')}
      </Button>
    </div>
  );
}
