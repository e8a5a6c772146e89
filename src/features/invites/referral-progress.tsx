import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { giftRetailers } from '@/brand';
import { REFERRAL_THRESHOLD, REWARD_DOLLARS } from '@/domain/limits';
import { type Format, useFormat } from '@/i18n/format';
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
        {/* As high as what most read then, so that the form below stays where it is. */}
        <div aria-hidden className="grid">
          <div className="invisible [grid-area:1/1]">
            <Progress count={0} />
          </div>
          <SkeletonLines className="content-start [grid-area:1/1]" />
        </div>
      </SkeletonGroup>
    );
  }
  const { referralCount, rewardEligible, giftIssued } = mine.data;
  const gift = format.currency(REWARD_DOLLARS);
  if (giftIssued) return <Banner tone="success">{t('gifted', { gift })}</Banner>;
  if (rewardEligible) {
    return (
      <Banner tone="success">
        {t('eligible', { gift, threshold: REFERRAL_THRESHOLD })}{' '}
        {t('retailers', { retailers: retailers(format) })}
      </Banner>
    );
  }
  return <Progress count={referralCount} />;
}

const retailers = (format: Format) => format.list(giftRetailers, 'disjunction');

/** How many have joined, and what it takes. */
function Progress({ count }: { count: number }) {
  const { t } = useTranslation('invites');
  const format = useFormat();
  const threshold = REFERRAL_THRESHOLD;
  return (
    <p className="flex gap-2">
      <Gift aria-hidden className="mt-1 size-5 shrink-0 text-accent" />
      <span>
        <strong>{t('progress', { count, threshold })}</strong>{' '}
        {t('progressText', { gift: format.currency(REWARD_DOLLARS), threshold })}{' '}
        {t('retailers', { retailers: retailers(format) })}
      </span>
    </p>
  );
}
