import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { giftRetailers } from '@/brand';
import { REFERRAL_THRESHOLD, REWARD_DOLLARS } from '@/domain/limits';
import { useFormat } from '@/i18n/format';
import { Banner } from '@/ui/banner';
import { ErrorState } from '@/ui/error-state';
import { SkeletonGroup, SkeletonLines } from '@/ui/skeleton';
import { useMyReferral } from './api/use-my-referral';

/** How far the member is from the gift card (product §4.5), live. */
export function ReferralProgress() {
  const { t } = useTranslation(['invites', 'errors']);
  const format = useFormat();
  const mine = useMyReferral();
  if (mine.error) return <ErrorState message={t(`errors:${mine.error.code}`)} onRetry={mine.retry} />;
  if (!mine.data) {
    return (
      <SkeletonGroup>
        <SkeletonLines lines={2} />
      </SkeletonGroup>
    );
  }
  const { referralCount, rewardEligible, giftIssued } = mine.data;
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
