import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { giftRetailers } from '@/brand';
import { REFERRAL_THRESHOLD, REWARD_DOLLARS } from '@/domain/limits';
import { useMe } from '@/features/session';
import { useFormat } from '@/i18n/format';
import { Banner } from '@/ui/banner';

/** How far the member is from the gift card (product §4.5). */
export function ReferralProgress() {
  const { t } = useTranslation('invites');
  const format = useFormat();
  const { referralCount, rewardEligible, giftIssued } = useMe();
  const gift = format.currency(REWARD_DOLLARS);
  const threshold = REFERRAL_THRESHOLD;
  if (giftIssued) return <Banner tone="success">{t('gifted', { gift })}</Banner>;
  const from = t('retailers', { retailers: format.list(giftRetailers, 'disjunction') });
  if (rewardEligible) {
    return (
      <Banner tone="success">
        {t('eligible', { gift, threshold })} {from}
      </Banner>
    );
  }
  return (
    <p className="flex gap-2">
      <Gift aria-hidden className="mt-1 size-5 shrink-0 text-accent" />
      <span>
        <strong>{t('progress', { count: referralCount, threshold })}</strong>{' '}
        {t('progressText', { gift, threshold })} {from}
      </span>
    </p>
  );
}
