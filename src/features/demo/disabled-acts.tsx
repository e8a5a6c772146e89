import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Comment, Post } from '@/domain/entities/post';
import { looksLikeEvent } from '@/domain/event-detection';
import { Button } from '@/ui/button';
import { Tooltip } from '@/ui/tooltip';

function DisabledShortcut() {
  const { t } = useTranslation('demo');
  return (
    <Tooltip text={t('disabled')}>
      <Button size="sm" variant="quiet" icon={<CalendarPlus aria-hidden />} aria-disabled>
        {t('createEvent')}
      </Button>
    </Tooltip>
  );
}

/** Where members would find "Create Event": the same button, which says that it is off (product §2.1). */
export const renderDisabledShortcut = (post: Post, comment?: Comment) =>
  looksLikeEvent((comment ?? post).content) ? <DisabledShortcut /> : null;
