import { CornerDownRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Says of one of the newest comments that it answers another one. */
export function ReplyMark() {
  const { t } = useTranslation('feed');
  return (
    <span title={t('comments.isReply')} className="self-center text-muted">
      <CornerDownRight aria-hidden className="size-3.5" />
      <span className="sr-only">{t('comments.isReply')}</span>
    </span>
  );
}
