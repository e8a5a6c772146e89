import { BellRing } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Announcement } from '@/domain/entities/announcement';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { RelativeTime } from '@/ui/relative-time';
import { TextBlock } from '@/ui/text-block';

interface Props {
  announcement: Announcement;
  /** Of its heading. */
  level: 2 | 3;
  titleId?: string;
  /** Eight lines of it until more is asked for, where it is long. */
  isShort?: boolean;
}

/** What is longer may be cut; nothing is measured for it. */
const isLong = (text: string) => text.length > 400 || text.split('\n').length > 8;

/** What an announcement says, that it is one, and whether it was corrected. */
export function Words({ announcement, level, titleId, isShort = false }: Props) {
  const { t } = useTranslation('announcements');
  const textId = useId();
  const [isOpen, setOpen] = useState(false);
  const { title, text, createdAt, correctedAt, withdrawnAt } = announcement;
  const Heading = `h${level}` as const;
  const isCut = isShort && isLong(text);
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <BellRing aria-hidden className="size-4 shrink-0 text-accent" />
        <span className="font-semibold">{t('kind')}</span>
        <RelativeTime date={createdAt} />
        {withdrawnAt && <Badge tone="danger">{t('withdrawn')}</Badge>}
        {correctedAt && (
          <Badge tone="warning">
            {t('corrected')} <RelativeTime date={correctedAt} />
          </Badge>
        )}
      </p>
      <Heading id={titleId} dir="auto" className="own-direction text-lg [overflow-wrap:anywhere]">
        {title}
      </Heading>
      <div id={textId}>
        <TextBlock text={text} className={isCut && !isOpen ? 'line-clamp-8 max-w-full' : 'max-w-full'} />
      </div>
      {isCut && (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3 justify-self-start"
          aria-expanded={isOpen}
          aria-controls={textId}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'less' : 'more')}
        </Button>
      )}
    </div>
  );
}
