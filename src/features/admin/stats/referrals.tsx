import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Referrer } from '@/backend/ports/admin';
import { giftRetailers } from '@/brand';
import { fullName } from '@/domain/entities/user';
import { REFERRAL_THRESHOLD, REWARD_DOLLARS } from '@/domain/limits';
import { useFormat } from '@/i18n/format';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { PagedList } from '@/ui/paged-list';
import { Rows } from '@/ui/rows';
import { Section } from '@/ui/section';
import { usePendingAction } from '@/ui/use-undoable';
import { giftKey, useIssueGift } from '../api/use-issue-gift';
import { useReferrers } from '../api/use-referrers';
import { PendingActionNote } from '../pending-action-note';

/** Who invited whom successfully, and whose gift is due (product §4.5). */
export function Referrals() {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const referrers = useReferrers();
  const lead = t('referrals.lead', {
    count: REFERRAL_THRESHOLD,
    amount: format.currency(REWARD_DOLLARS),
    retailers: format.list(giftRetailers, 'disjunction'),
  });
  return (
    <Section title={t('referrals.title')} lead={lead}>
      <PagedList failed={t('failed')} pages={referrers} empty={t('referrals.none')}>
        {(items) => (
          <Rows items={items} keyOf={(user) => user.uid}>
            {(user) => <ReferrerRow user={user} />}
          </Rows>
        )}
      </PagedList>
    </Section>
  );
}

function ReferrerRow({ user }: { user: Referrer }) {
  const { t } = useTranslation('admin');
  const name = fullName(user) || user.email;
  const { referralCount, rewardEligible, giftIssued } = user.referral;
  const marking = useIssueGift(user.uid, name);
  const key = giftKey(user.uid);
  const { waits, control } = usePendingAction(key);
  const missing = REFERRAL_THRESHOLD - referralCount;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="grid min-w-0">
        <Link to={`/admin/users?user=${user.uid}`} className="link font-semibold">
          {name}
        </Link>
        <span className="text-muted text-sm">{t('referrals.joined', { count: referralCount })}</span>
      </div>
      {giftIssued && <Badge tone="success">{t('referrals.sent')}</Badge>}
      <PendingActionNote actKey={key} label={t('referrals.markNamed', { name })} />
      {!giftIssued && rewardEligible && !waits && (
        <Button
          {...control}
          size="sm"
          busy={marking.isPending}
          busyLabel={t('referrals.busy')}
          aria-label={t('referrals.markNamed', { name })}
          onClick={marking.mutate}
        >
          {t('referrals.mark')}
        </Button>
      )}
      {!giftIssued && !rewardEligible && missing > 0 && (
        <Badge>{t('referrals.notYet', { count: missing })}</Badge>
      )}
    </div>
  );
}
