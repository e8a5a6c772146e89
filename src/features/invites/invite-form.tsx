import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { parseAddresses } from '@/domain/invite-addresses';
import { mailboxOf } from '@/domain/mailbox';
import { useDraftStore } from '@/features/drafts';
import { FormSchool, useMe, useSchoolOfForm } from '@/features/session';
import { useFormat } from '@/i18n/format';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { TextArea } from '@/ui/text-area';
import { useAlert } from '@/ui/use-confirm';
import { useErrorMessage } from '@/ui/use-error-message';
import { type InviteBatch, type SentInvites, useSendInvites } from './api/use-send-invites';
import { useMyInviteCode } from './use-my-invite-code';

/** Addresses that are not sent yet, and the school they are for. */
interface Draft {
  schoolId: string;
  text: string;
}

/** Several addresses at once (product §5). What could not be sent stays in the field. */
export function InviteForm() {
  const { t } = useTranslation('invites');
  const me = useMe();
  const format = useFormat();
  const errorMessage = useErrorMessage();
  const alert = useAlert();
  const store = useDraftStore<Draft>('invites');
  const draft = useSyncExternalStore(store.subscribe, store.get);
  const typed = draft?.text ?? '';
  const school = useSchoolOfForm(typed !== '', draft?.schoolId);
  const setTyped = (text: string) => store.set(text ? { schoolId: school.schoolId, text } : null);
  const own = useMyInviteCode(school.schoolId);
  const [success, setSuccess] = useState<string | null>(null);
  const [warning, setWarning] = useState<string | null>(null);

  const report = (result: SentInvites, { invalid, mine }: InviteBatch) => {
    const own = [...mine, ...result.own];
    const { sent, skipped, unsubscribed, failed, limitReached, error } = result;
    const [first = ''] = sent;
    if (sent.length > 0) {
      setSuccess(
        sent.length === 1
          ? t('sentOne', { address: first })
          : t('sentMany', { addresses: format.list(sent) }),
      );
    }
    const onlySkipped =
      skipped.length > 0 && sent.length + unsubscribed.length + failed.length + own.length === 0;
    const warnings = [
      skipped.length > 0 && (onlySkipped ? t('allInvited') : t('skipped', { addresses: skipped.join(', ') })),
      unsubscribed.length > 0 && t('unsubscribed', { addresses: unsubscribed.join(', ') }),
      own.length > 0 && t('ownAddress', { addresses: own.join(', ') }),
      invalid.length > 0 && t('invalid', { addresses: invalid.join(', ') }),
      failed.length > 0 && (limitReached ? t('limit') : errorMessage(error, t('failed'))),
    ];
    setWarning(warnings.filter(Boolean).join(' ') || null);
    setTyped([...failed, ...own, ...invalid].join(', '));
  };
  const sending = useSendInvites(report);

  const submit = async () => {
    setSuccess(null);
    setWarning(null);
    const { valid, invalid } = parseAddresses(typed);
    const isMine = (address: string) => mailboxOf(address) === mailboxOf(me.email);
    const mine = valid.filter(isMine);
    const others = valid.filter((address) => !isMine(address));
    if (valid.length === 0) return alert(t('noAddress'));
    if (others.length === 0) return setWarning(t('ownAddress', { addresses: mine.join(', ') }));
    if (!own) return alert(t('noSchool'));
    sending.mutate({ valid: others, invalid, mine, code: own.code });
  };

  return (
    <form
      noValidate
      data-draft="kept"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {school.isOneOfSeveral || !school.isOpen ? <FormSchool school={school} /> : null}
      <TextArea
        label={t('addresses')}
        hint={t('addressesHint')}
        rows={2}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button
        type="submit"
        disabled={!school.isOpen || own === undefined}
        busy={sending.isPending}
        busyLabel={t('sending')}
        className="justify-self-start"
      >
        {t('send')}
      </Button>
      <Notice message={success} onClear={() => setSuccess(null)} />
      <Notice message={warning} tone="warning" onClear={() => setWarning(null)} />
    </form>
  );
}
